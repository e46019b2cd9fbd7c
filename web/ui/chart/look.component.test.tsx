import { expect, test } from "vitest";
import { tooltipOf } from "./look.ts";

test("markup in a name is text in a tooltip", () => {
  const box = tooltipOf("<b>Mon</b>", ["<img src=x onerror=alert(1)> 90°"]);
  expect(box.querySelector("img")).toBeNull();
  expect([...box.children].map(({ textContent }) => textContent)).toEqual([
    "<b>Mon</b>",
    "<img src=x onerror=alert(1)> 90°",
  ]);
});
