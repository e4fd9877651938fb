import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
const { linkIn } = await import("../src/lib/route.svelte");

const HOUSE = "https://club.example";
const LINK = "JBfNOhygTniCGWVXxD5OcZ";

describe("a link that is pasted", () => {
  it.each([LINK, `/t/${LINK}`, `${HOUSE}/t/${LINK}`, ` ${HOUSE}/t/${LINK} `, `${HOUSE}/t/${LINK}?from=mail#x`])("is found in %s", (text) => {
    expect(linkIn(text, HOUSE)).toBe(LINK);
  });
  it.each(["", "hello", "/", `${HOUSE}/rules/cheops`, `https://elsewhere.example/t/${LINK}`, `${LINK}x`, `/t/${LINK}/more`])("is not found in %s", (text) => {
    expect(linkIn(text, HOUSE)).toBeNull();
  });
});
