import { pagesOf, type Written } from "@restride/dev-env/pdf/pages-of.ts";
import { expect, test } from "vitest";
import type { PdfPage } from "./page.ts";
import { type PageFrame, writePdf } from "./pdf.ts";

const frame: PageFrame = { logo: null, from: "", subject: "", made: [], foot: { left: "", middle: "" } };

/** The pieces that a document writes, without the number of its page. */
const written = async (write: (page: PdfPage) => void): Promise<Written[]> =>
  pagesOf(await writePdf(frame, "t", write))[0]!.slice(0, -1);
const say = (text: string) => written((page) => page.paragraph([{ text, strong: false }]));
const texts = (pieces: readonly Written[]) => pieces.map(({ text, font }) => [text, font]);

test("names in letters that our font lacks stand on the line of the others, as they are written", async () => {
  const pieces = await say("Ms. 王小明 Ødegård, さくら ☂");
  expect(texts(pieces)).toEqual([
    ["Ms. ", "Regular 10"],
    ["王小明 ", "DroidSansFallback 10"],
    ["Ødegård, ", "Regular 10"],
    ["さくら ", "DroidSansFallback 10"],
    ["☂", "DejaVuSans 10"],
  ]);
  expect(new Set(pieces.map(({ y }) => y)).size).toBe(1);
  expect(pieces.map(({ x }) => x)).toEqual(pieces.map(({ x }) => x).toSorted((a, b) => a - b));
});

test("names that are read from the right are, whatever stands beside them", async () => {
  const [before, name, after] = await say("Mr. דוד בן Jr.");
  expect([before!.text, after!.text]).toEqual(["Mr. ", " Jr."]);
  expect([...name!.text].toReversed().join("").replaceAll("\u00a0", " ")).toBe("דוד בן");
});

test("a sign that no font has is named once, and what only colours or joins signs is left out", async () => {
  expect(texts(await say("Well done 👍🏽👍 ❤️ ไทย"))).toEqual([["Well done [emoji] ❤ [other letters]", "Regular 10"]]);
});

test("what is right-aligned ends at its edge, and what is longer than a line goes on below", async () => {
  const columns = [{ title: "", width: 100, align: "right" as const }];
  const [plain, wide] = await written((page) => page.table(columns, [["12"], ["12王"]])).then((all) =>
    all.filter(({ text }) => text === "12"),
  );
  expect(plain!.x - wide!.x).toBeCloseTo(9, 1);
  const lines = await say("膝".repeat(60));
  expect(lines.map(({ text }) => text.length)).toEqual([51, 9]);
});
