import { pagesOf, type PlacedText } from "@restride/dev-env/pdf/pages-of.ts";
import { basename } from "node:path";
import PDFDocument from "pdfkit";
import { expect, test, vi } from "vitest";
import type { PdfPage } from "./page.ts";
import { writePdf } from "./pdf.fixture.ts";
import type { PageFrame } from "./pdf.ts";
import { scriptFontsOf } from "./script-fonts.ts";
import { shapeText } from "./shape-text.ts";

const frame: PageFrame = { logo: null, from: "", subject: "", origin: [], foot: { left: "", middle: "" } };

/** Returns the text pieces of a document, without the page number. */
const written = async (write: (page: PdfPage) => void): Promise<PlacedText[]> =>
  pagesOf(await writePdf(frame, "t", write))[0]!.slice(0, -1);
const say = (text: string) => written((page) => page.paragraph([{ text, strong: false }]));
const texts = (pieces: readonly PlacedText[]) => pieces.map(({ text, font }) => [text, font]);

test("B372: names in letters that our font lacks stand on the line of the others, as they are written", async () => {
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
  expect(texts(await say("Well done 👍🏽👍 ❤️ བོད"))).toEqual([["Well done [emoji] ❤ [other letters]", "Regular 10"]]);
});

test("line breaks end lines, a tab is a space, and neither is named as a letter", async () => {
  expect(texts(await say("Walks well.\nNext: stairs.\r\n\r\nCall\tagain, Ødegård\n"))).toEqual([
    ["Walks well.", "Regular 10"],
    ["Next: stairs.", "Regular 10"],
    ["Call again, Ødegård", "Regular 10"],
  ]);
});

test.each([
  ["NotoSansThai", "สมชาย ใจดี น้ำผึ้ง"],
  ["NotoSansDevanagari", "अनिता शर्मा"],
  ["NotoSansBengali", "শর্মিষ্ঠা"],
  ["NotoSansTamil", "தமிழ்ச்செல்வி"],
  ["NotoSansTelugu", "తెలుగు శ్రీనివాస్"],
  ["NotoSansGujarati", "ગુજરાતી"],
  ["NotoSansGurmukhi", "ਗੁਰਮੁਖੀ ਹਰਪ੍ਰੀਤ"],
  ["NotoSansArmenian", "Արմեն"],
  ["NotoSansGeorgian", "გიორგი ᲒᲘᲝᲠᲒᲘ"],
  ["NotoSansEthiopic", "አበበ"],
  ["NotoSansKannada", "ಕೃಷ್ಣಮೂರ್ತಿ"],
  ["NotoSansMalayalam", "ശ്രീകൃഷ്ണൻ"],
  ["NotoSansOriya", "ଶ୍ରୀକୃଷ୍ଣ"],
  ["NotoSansSinhala", "ශ්\u200dරී කෘෂ්ණ"],
  ["NotoSansLao", "ສົມສັກ ນ້ຳ"],
  ["NotoSansKhmer", "ភ្នំពេញ ស្រី"],
  ["NotoSansMyanmar", "အောင်ဆန်း ကြည်"],
  ["NanumGothic", "김민수 박지성"],
])("a name is drawn in %s, placed as its script is written, and read as it is written: %s", async (font, name) => {
  const pieces = await say(`Ms. ${name}, Jr.`);
  const words = name.split(" ").flatMap((_, at) => (at > 0 ? ["Regular", font] : [font]));
  expect(pieces.map((piece) => piece.font.split(/[- ]/)[0])).toEqual(["Regular", ...words, "Regular"]);
  expect(new Set(pieces.map(({ actual }) => actual))).toEqual(new Set([`Ms. ${name}, Jr.`]));
  for (const { text } of pieces) expect(text, "a glyph for each letter").not.toContain("\0");
});

test("a joiner between letters of a script that needs it joins them, and one between emoji is left out", async () => {
  const drawn = async (text: string) => (await say(text)).map((piece) => piece.text);
  expect(await drawn("ශ්\u200dරී")).not.toEqual(await drawn("ශ්රී"));
  expect(await drawn("👩\u200d🦰")).toEqual(["[emoji]"]);
});

test("glyphs are reordered and joined as the script asks, and marks stand over their letter", async () => {
  const glyphsOf = (text: string) => shapeText(scriptFontsOf(text)[0]!, text);
  const alone = (letter: string) => glyphsOf(letter)[0]!.id;
  const reordered = glyphsOf("नि"); // the vowel sign is drawn before the letter it follows
  expect(reordered.map(({ id }) => id)[1]).toBe(alone("न"));
  expect(glyphsOf("क्ष")).toHaveLength(1);
  expect(glyphsOf("ตุ้")[1]).toMatchObject({ xAdvance: 0 });
});

test("letters that were typed in parts are drawn as whole ones", async () => {
  const [, name] = await say(`Mr. ${"김민수".normalize("NFD")}`);
  expect(name).toMatchObject({ text: "김민수", font: "NanumGothic 10" });
});

test("a font of a script is read with its first letter, not before", async () => {
  const chosen = vi.spyOn(PDFDocument.prototype, "font");
  const files = () => chosen.mock.calls.map(([file]) => String(file)).filter((file) => file.includes("google-fonts"));
  await say("Ms. Ødegård 王 ☂ Łucja");
  expect(files()).toEqual([]);
  await say("ಕನ್ನಡ");
  expect(new Set(files().map((file) => basename(file)))).toEqual(new Set(["NotoSansKannada_400Regular.ttf"]));
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
