import { isScriptFont, scriptFontsOf } from "./script-fonts.ts";
import { shapeLetters } from "./shape-letters.ts";
import type { ShapeText } from "./shape-text.ts";
import { fontFile } from "./sheet.ts";
import * as texts from "./pdf-texts.ts";

type Document = PDFKit.PDFDocument;
type Options = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number };

/** Consecutive characters in one font. */
interface Run {
  font: string;
  text: string;
}

/**
 * Fallback fonts for characters that neither the font of a text nor a font of their script has: characters of the Near East and symbols,
 * then those of the Far East.
 */
const fallbackFonts = [fontFile("DejaVuSans"), fontFile("DroidSansFallback")];

const ascii = /^[\u0020-\u007e]*$/;
const fromTheRight = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
/** Characters that only change the look of the character before: color, skin tone, and joining. */
const modifier = /\p{Variation_Selector}|\p{Emoji_Modifier}|\u200d/u;
/** Combining marks, and characters that join or separate letters of one script. */
const joiner = /\p{Mark}|[\u200c\u200d]/u;

/** Removes line breaks, because pdfkit has already placed the lines, and replaces tabs by spaces. No font has either. */
const withoutBreaks = (text: string): string => text.replaceAll(/[\r\n\u2028\u2029]/g, "").replaceAll("\t", " ");

/** Returns the replacement text for characters that no font has. */
const nameOf = (sign: string): string =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(sign) ? texts.emoji : texts.otherLetters;

/** Runs a function with another font, and restores the font from before. */
const withFont = <T>(document: Document, font: string, run: () => T): T => {
  const before = document._fontSource;
  document.font(font);
  const result = run();
  document.font(before);
  return result;
};

const hasGlyph = (document: Document, font: string, sign: string): boolean =>
  withFont(document, font, () => document._font.font.hasGlyphForCodePoint(sign.codePointAt(0)!));

/** Removes the trailing space of a right-to-left run, because the space would be drawn on its left. */
const takeSpace = (run: Run | undefined): string => {
  if (!run?.text.endsWith(" ") || !fromTheRight.test(run.text)) return "";
  run.text = run.text.slice(0, -1);
  return " ";
};

/**
 * Returns the font that draws a character: that of the preceding characters if it belongs to them, the text's own, or another font that has
 * it.
 */
const fontOf = (document: Document, sign: string, before: string | undefined): string | undefined => {
  const documentFont = document._fontSource;
  const script = before && isScriptFont(before) ? [before] : [];
  if (before && sign === " ") return script.length === 0 ? before : documentFont; // fontkit cannot read the spaces of some
  const first = joiner.test(sign) ? [...script, documentFont] : [documentFont, ...script];
  return [...first, ...scriptFontsOf(sign), ...fallbackFonts].find((font) => hasGlyph(document, font, sign));
};

/**
 * Splits a text into runs of the fonts that have its characters; null when its own font has them all. pdfkit lays out word by word, so
 * right-to-left text stays one run.
 */
const runsOf = (document: Document, text: string): Run[] | null => {
  const documentFont = document._fontSource;
  const signs = [...text.normalize("NFC")];
  if (ascii.test(text) || signs.every((sign) => hasGlyph(document, documentFont, sign))) return null;
  const runs: Run[] = [];
  for (const sign of signs) {
    const last = runs.at(-1);
    const isJoined = last && isScriptFont(last.font) && sign === "\u200d";
    if (modifier.test(sign) && !isJoined) continue;
    const font = fontOf(document, sign, last?.font);
    const drawn = font === undefined ? nameOf(sign) : sign;
    if (last?.font === (font ?? documentFont))
      last.text += font === undefined && last.text.endsWith(drawn) ? "" : drawn;
    else runs.push({ font: font ?? documentFont, text: `${takeSpace(last)}${drawn}` });
  }
  return runs.map((run) => (fromTheRight.test(run.text) ? { ...run, text: run.text.replaceAll(" ", "\u00a0") } : run));
};

/** Draws runs with the original text attached for screen readers and search, because a script may reorder its glyphs. */
const drawAs = (document: Document, text: string, runs: readonly Run[], draw: () => void): void => {
  if (!runs.some(({ font }) => isScriptFont(font))) return draw();
  document.markContent("Span", { actual: text });
  draw();
  document.endMarkedContent();
};

/** Makes a document draw all characters that one of our fonts has, whatever font is chosen, and a replacement text for others. */
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
  document.widthOfString = (written, options) => {
    const text = withoutBreaks(written);
    const runs = runsOf(document, text);
    return runs ? runs.reduce((sum, run) => sum + widthOf(run, options), 0) : width(text, options);
  };
  document._fragment = (written, x, y, options) => {
    const text = withoutBreaks(written);
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
