import { expect, test } from "vitest";
import { linkEndText } from "./link-end-texts.ts";

test("C242: the page says in whole minutes when it closes, and how to open it again once it cannot be renewed", () => {
  expect(linkEndText(120, true)).toBe("This page closes in 2 minutes.");
  expect(linkEndText(60, true)).toBe("This page closes in 1 minute.");
  expect(linkEndText(1, false)).toBe("This page closes in 1 minute. After that, open it again with a new code.");
  expect(linkEndText(0, true)).toBe("This page is closed.");
});
