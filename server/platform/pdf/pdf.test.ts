import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { writePdf } from "./pdf.ts";

/** The letters that a document maps its glyphs back to, as a reader finds them by search or copy. */
const lettersOf = (pdf: Buffer): Set<string> => {
  const found = new Set<string>();
  const text = pdf.toString("latin1");
  for (const { 1: body } of text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    let stream = "";
    try {
      stream = inflateSync(Buffer.from(body!, "latin1")).toString("latin1");
    } catch {
      continue;
    }
    if (!stream.includes("beginbfrange")) continue;
    for (const { 1: code } of stream.matchAll(/<([0-9a-f]{4})>/gi))
      found.add(String.fromCodePoint(Number.parseInt(code!, 16)));
  }
  return found;
};

test("names with letters of any European alphabet stand in a document as they are written", async () => {
  const pdf = await writePdf({ head: "Łódź", foot: "" }, "t", (page) => {
    page.title("Łucja Brâncuși-O’Neill");
    page.paragraph([{ text: "Ждан Ξένη Đặng", strong: false }]);
  });
  const letters = lettersOf(pdf);
  for (const letter of "ŁâșźЖΞặ’") expect(letters, letter).toContain(letter);
});
