import { expect, test } from "vitest";
import { type DrawOptions, drawBreaks } from "./draw.ts";
import type { LayeredBreak } from "./planted-break.ts";

const breakAt = (layer: LayeredBreak["layer"], path: string): LayeredBreak => ({
  layer,
  path,
  name: `A fault of ${path}`,
  search: "a",
  replace: "b",
});
const breaks = [
  breakAt("domain", "domain/notes/note.ts"),
  breakAt("server", "server/features/notes/list-notes.ts"),
  ...Array.from({ length: 20 }, (_, at) => breakAt("screens", `web/features/cases/Case${at}.tsx`)),
];
const everything: DrawOptions = { count: undefined, seed: "1", area: undefined, only: undefined };
const drawn = (options: Partial<DrawOptions>): string[] =>
  drawBreaks(breaks, { ...everything, ...options }).map(({ path }) => path);

test("all breaks are drawn when no number is given, in their order", () => {
  expect(drawn({})).toEqual(breaks.map(({ path }) => path));
});

test("an area is a layer or a folder of the path", () => {
  expect(drawn({ area: "domain" })).toEqual(["domain/notes/note.ts"]);
  expect(drawn({ area: "notes" })).toEqual(["domain/notes/note.ts", "server/features/notes/list-notes.ts"]);
  expect(drawn({ area: "server/features" })).toEqual(["server/features/notes/list-notes.ts"]);
  expect(drawn({ area: "note" })).toEqual([]);
});

test("one break is named by a part of its name", () => {
  expect(drawn({ only: "Case7" })).toEqual(["web/features/cases/Case7.tsx"]);
});

test("a seed draws the same breaks each time, and another seed others", () => {
  const [first, again, other] = ["7", "7", "8"].map((seed) => drawn({ count: 5, seed }));
  expect(first).toHaveLength(5);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});
