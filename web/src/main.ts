import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { inNextTask } from "./lib/defer";
import { memory } from "./lib/memory.svelte";
import { keepThePage } from "./lib/offline";
import { speak, tongue } from "./lib/words.svelte";

await inNextTask(speak(memory.language ?? tongue(navigator.languages)));
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
if (import.meta.env.PROD) keepThePage();
