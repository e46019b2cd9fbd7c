import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { writePdf } from "./pdf.fixture.ts";
import type { PageFrame } from "./pdf.ts";

/** Returns the decompressed streams of a document; images and fonts are left out, as they are not text. */
const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(({ 1: body }) => {
    try {
      return [inflateSync(Buffer.from(body!, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });

/** Returns the letters that a document maps its glyphs to, which a reader finds by search or copy. */
const lettersOf = (pdf: Buffer): Set<string> =>
  new Set(
    streamsOf(pdf)
      .filter((stream) => stream.includes("beginbfrange"))
      .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]{4})>/gi)])
      .map(({ 1: code }) => String.fromCodePoint(Number.parseInt(code!, 16))),
  );

/** Returns the positions of the texts of each page: points from the left and from below. */
const placesOf = (pdf: Buffer): { x: number; y: number }[][] =>
  streamsOf(pdf)
    .filter((stream) => stream.includes(" Tm"))
    .map((stream) =>
      [...stream.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(({ 1: x, 2: y }) => ({ x: Number(x), y: Number(y) })),
    );

const frame: PageFrame = { logo: null, from: "Łódź", subject: "Report", origin: [], foot: { left: "", middle: "" } };
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("names with letters of any European alphabet stand in a document as they are written", async () => {
  const pdf = await writePdf(frame, "t", (page) => {
    page.title("Łucja Brâncuși-O’Neill");
    page.paragraph([{ text: "Ждан Ξένη Đặng", strong: false }]);
  });
  const letters = lettersOf(pdf);
  for (const letter of "ŁâșźЖΞặ’") expect(letters, letter).toContain(letter);
});

test("the runs of a paragraph share a line, and the next paragraph begins one at the margin", async () => {
  const pdf = await writePdf(frame, "t", (page) => {
    page.paragraph([
      { text: "Walk ", strong: false },
      { text: "daily", strong: true },
    ]);
    page.paragraph([{ text: "Rest", strong: false }]);
  });
  const [walk, daily, rest] = placesOf(pdf)[0]!;
  expect(daily!.y).toBe(walk!.y);
  expect(rest!.y).toBeLessThan(walk!.y);
  expect([walk!.x, rest!.x]).toEqual([51, 51]);
});

test.each([
  [28, 1],
  [29, 2],
])("a table goes on on the next page: %i rows below their titles take %i", async (rows, pages) => {
  // 792 points minus 104 above and 66 below have room for 29 lines of 21.
  const pdf = await writePdf(frame, "t", (page) =>
    page.table([{ title: "Day", width: 100 }], Array<string[]>(rows).fill(["1"])),
  );
  expect(placesOf(pdf)).toHaveLength(pages);
});

test("a drawing that has no room begins a page", async () => {
  const draw = (times: number) =>
    writePdf(frame, "t", (page) => {
      for (let time = 0; time < times; time += 1) page.drawing(dot, 100, 560, ["Ada"]);
    });
  expect(placesOf(await draw(1))).toHaveLength(1);
  expect(placesOf(await draw(2))).toHaveLength(2);
});
