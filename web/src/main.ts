import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { calmly } from "./lib/pace";
import { memory } from "./lib/memory.svelte";
import { speak, tongue } from "./lib/words.svelte";

await calmly(speak(memory.language ?? tongue(navigator.languages)));
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
