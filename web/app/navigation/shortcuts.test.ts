import { expect, test } from "vitest";
import { keysOf, actionOf } from "./shortcuts.ts";

const items = [{ label: "Patients", path: "/patient" }];
const stroke = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false });
const idle = { typing: false, singleKeys: true, afterG: false, items };

test("Ctrl+K and Cmd+K open the palette, even while typing", () => {
  expect(actionOf(stroke("k", true), { ...idle, typing: true }).kind).toBe("palette");
  expect(actionOf({ ...stroke("k"), metaKey: true }, { ...idle, typing: true }).kind).toBe("palette");
});

test("G then P leads to the patients; a page that is not in the menu is not reached", () => {
  expect(actionOf(stroke("g"), idle).kind).toBe("startGo");
  expect(actionOf(stroke("p"), { ...idle, afterG: true })).toEqual({ kind: "go", path: "/patient" });
  expect(actionOf(stroke("u"), { ...idle, afterG: true }).kind).toBe("nothing");
});

test("single keys are off while typing and can be switched off", () => {
  expect(actionOf(stroke("/"), idle).kind).toBe("search");
  expect(actionOf(stroke("?"), idle).kind).toBe("help");
  expect(actionOf(stroke("/"), { ...idle, typing: true }).kind).toBe("nothing");
  expect(actionOf(stroke("?"), { ...idle, singleKeys: false }).kind).toBe("nothing");
});

test("an item shows its keys", () => {
  expect(keysOf(items[0]!)).toEqual(["G", "P"]);
  expect(keysOf({ label: "Support", path: "/support" })).toBeUndefined();
});
