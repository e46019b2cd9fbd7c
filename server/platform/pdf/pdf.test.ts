import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { writePdf } from "./pdf.ts";

/** The letters that a document maps its glyphs back to, as a reader finds them by search or copy. */
const lettersOf = (pdf: Buffer): Set<string> => {
  const streams = [...pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(({ 1: body }) => Buffer.from(body!, "latin1"))
    .map((body) => inflateSync(body).toString("latin1"));
  const codes = streams
    .filter((stream) => stream.includes("beginbfrange"))
    .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]{4})>/gi)].map(({ 1: code }) => Number.parseInt(code!, 16)));
  return new Set(codes.map((code) => String.fromCodePoint(code)));
};

test("names with letters of any European alphabet stand in a document as they are written", async () => {
  const pdf = await writePdf({ head: "Łódź", foot: "" }, "t", (page) => {
    page.title("Łucja Brâncuși-O’Neill");
    page.paragraph([{ text: "Ждан Ξένη Đặng", strong: false }]);
  });
  const letters = lettersOf(pdf);
  for (const letter of "ŁâșźЖΞặ’") expect(letters, letter).toContain(letter);
});
