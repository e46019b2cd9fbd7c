import fc from "fast-check";
import { expect, test } from "vitest";
import { csv, csvMark } from "./csv.ts";

test("a table is rows of quoted cells, each ended by CRLF, and begins with the mark of its letters", () => {
  expect(
    csv([
      ["Name", "Note"],
      ["Müller", 'said "no", then\nleft'],
    ]),
  ).toBe('"Name","Note"\r\n"Müller","said ""no"", then\nleft"\r\n');
  expect(csv([[]])).toBe("\r\n");
  expect(csv([])).toBe("");
  expect(csvMark).toBe("\uFEFF");
});

test.each(["=1+1", "+1", "-1", "@sum", "\tx", "\rx", "  =1+1", "\n=1", "\u00A0-1"])(
  "%j is text for a spreadsheet, nothing to compute",
  (cell) => expect(csv([[cell]])).toBe(`"'${cell}"\r\n`),
);

test.each(["a=1", "1-2", "x@y.co", "'=1", " 5", ""])("%j begins like no formula and stays as it is", (cell) =>
  expect(csv([[cell]])).toBe(`"${cell}"\r\n`),
);

test("whatever stands in a cell, it ends where its quotes end", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (cell) => {
      const inside = csv([[cell, "next"]]).slice(1, -'","next"\r\n'.length);
      expect(inside.replaceAll('""', "").includes('"')).toBe(false);
      expect(inside.replaceAll('""', '"').replace(/^'/, "")).toBe(cell.replace(/^'/, ""));
    }),
  );
});
