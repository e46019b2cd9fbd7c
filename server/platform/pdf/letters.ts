import { isScriptFont, scriptFontsOf } from "./script-fonts.ts";
import { shapeLetters } from "./shape-letters.ts";
import type { ShapeText } from "./shape-text.ts";
import { fontFile } from "./sheet.ts";

type Document = PDFKit.PDFDocument;
type Options = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number };

/** Letters that follow each other in one font. */
interface Run {
  font: string;
  text: string;
}

/** Where signs are looked for that neither the font of a text nor one of their script has: letters of the Near East and signs, then those of the Far East. */
const others = [fontFile("DejaVuSans"), fontFile("DroidSansFallback")];

const ascii = /^[\u0020-\u007e]*$/;
const fromTheRight = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
/** What only changes how the sign before it looks: colour, skin, and being joined. */
const modifier = /\p{Variation_Selector}|\p{Emoji_Modifier}|\u200d/u;
/** Marks of the letter before, and signs that join or part letters of one script. */
const joiner = /\p{Mark}|[\u200c\u200d]/u;

/** What stands for signs that no font has. */
const nameOf = (sign: string): string =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(sign) ? "[emoji]" : "[other letters]";

/** Runs a part with another font, and goes back to the one before. */
const withFont = <T>(document: Document, font: string, run: () => T): T => {
  const before = document._fontSource;
  document.font(font);
  const result = run();
  document.font(before);
  return result;
};

const has = (document: Document, font: string, sign: string): boolean =>
  withFont(document, font, () => document._font.font.hasGlyphForCodePoint(sign.codePointAt(0)!));

/** Takes the space off the end of a run that is read from the right: there it would stand on its left. */
const takeSpace = (run: Run | undefined): string => {
  if (!run?.text.endsWith(" ") || !fromTheRight.test(run.text)) return "";
  run.text = run.text.slice(0, -1);
  return " ";
};

/** The font that draws a sign: that of the letters before it where it belongs to them, the text's own, or another that has it. */
const fontOf = (document: Document, sign: string, before: string | undefined): string | undefined => {
  const own = document._fontSource;
  const script = before && isScriptFont(before) ? [before] : [];
  if (before && sign === " ") return script.length === 0 ? before : own; // fontkit cannot read the spaces of some
  const first = joiner.test(sign) ? [...script, own] : [own, ...script];
  return [...first, ...scriptFontsOf(sign), ...others].find((font) => has(document, font, sign));
};

/** A text in runs of the fonts that have its signs; null where its own font has them all. pdfkit lays out word by word: what is read from the right stays one. */
const runsOf = (document: Document, text: string): Run[] | null => {
  const own = document._fontSource;
  const signs = [...text.normalize("NFC")];
  if (ascii.test(text) || signs.every((sign) => has(document, own, sign))) return null;
  const runs: Run[] = [];
  for (const sign of signs) {
    const last = runs.at(-1);
    const isJoined = last && isScriptFont(last.font) && sign === "\u200d";
    if (modifier.test(sign) && !isJoined) continue;
    const font = fontOf(document, sign, last?.font);
    const drawn = font === undefined ? nameOf(sign) : sign;
    if (last?.font === (font ?? own)) last.text += font === undefined && last.text.endsWith(drawn) ? "" : drawn;
    else runs.push({ font: font ?? own, text: `${takeSpace(last)}${drawn}` });
  }
  return runs.map((run) => (fromTheRight.test(run.text) ? { ...run, text: run.text.replaceAll(" ", "\u00a0") } : run));
};

/** Draws runs that are read and found as the text they stand for, in whatever order a script places its glyphs. */
const drawAs = (document: Document, text: string, runs: readonly Run[], draw: () => void): void => {
  if (!runs.some(({ font }) => isScriptFont(font))) return draw();
  document.markContent("Span", { actual: text });
  draw();
  document.endMarkedContent();
};

/** Has a document draw all signs that one of our fonts has, whatever font is chosen, and name the others. */
export const drawAllLetters = (document: Document, shapeText: ShapeText): void => {
  const choose = document.font.bind(document);
  document.font = (font: string) => {
    choose(font);
    if (isScriptFont(font)) shapeLetters(document._font, font, shapeText);
    return document;
  };
  const width = document.widthOfString.bind(document);
  const draw = document._fragment.bind(document);
  const widthOf = ({ font, text }: Run, options?: Options): number =>
    withFont(document, font, () => width(text, options));
  document.widthOfString = (text, options) => {
    const runs = runsOf(document, text);
    return runs ? runs.reduce((sum, run) => sum + widthOf(run, options), 0) : width(text, options);
  };
  document._fragment = (text, x, y, options) => {
    const runs = runsOf(document, text);
    if (!runs) return draw(text, x, y, options);
    const { lineWidth = 0, align } = options;
    const left = lineWidth - document.widthOfString(text.trimEnd(), options);
    const share = options.width === undefined ? 0 : align === "right" ? 1 : align === "center" ? 0.5 : 0;
    const baseline = (-document._font.ascender / 1000) * document._fontSize;
    drawAs(document, text, runs, () => {
      let at = x + share * left;
      for (const run of runs) {
        withFont(document, run.font, () => draw(run.text, at, y, { ...options, align: "left", baseline }));
        at += widthOf(run, options);
      }
    });
  };
};
