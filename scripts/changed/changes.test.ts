import { expect, test } from "vitest";
import { changeOf, type FileVersion } from "./changes.ts";

const parts = (side: FileVersion | null): string[] | null =>
  side && side.spans.map(({ start, end }) => side.text.slice(start, end));

test("a line that changed is cut to what differs in it", () => {
  const { before, after } = changeOf("a.ts", "one\nif (x < 3) go();\n", "one\nif (x <= 3) go();\n", "@@ -2 +2 @@ one");
  expect([parts(before), parts(after)]).toEqual([[""], ["="]]);
  expect(after!.spans[0]!.start).toBe("one\nif (x <".length);
});

test("lines that were added or taken out are whole, at their place in both texts", () => {
  const added = changeOf("a.ts", "one\nthree\n", "one\ntwo\nthree\n", "@@ -1,0 +2 @@");
  expect([parts(added.before), parts(added.after)]).toEqual([[""], ["two\n"]]);
  expect(added.before!.spans[0]!.start).toBe("one\n".length);
  const removed = changeOf("a.ts", "one\ntwo\nthree\n", "one\nthree\n", "@@ -2 +1,0 @@");
  expect([parts(removed.before), parts(removed.after)]).toEqual([["two\n"], [""]]);
});

test("each place of several is a part of its own", () => {
  const { before, after } = changeOf(
    "a.ts",
    "a1\nb\nc1\n",
    "a2\nb\nc2\n",
    "@@ -1 +1 @@\n-a1\n+a2\n@@ -3 +3 @@\n-c1\n+c2\n",
  );
  expect([parts(before), parts(after)]).toEqual([
    ["1", "1"],
    ["2", "2"],
  ]);
});

test("a file that is new or gone is whole", () => {
  expect(parts(changeOf("a.ts", null, "all", "").after)).toEqual(["all"]);
  expect(changeOf("a.ts", "all", null, "")).toMatchObject({ before: { spans: [{ start: 0, end: 3 }] }, after: null });
});
