import type { ShapedGlyph, ShapeText } from "./shape-text.ts";

type PdfFont = PDFKit.PDFDocument["_font"];

/** Returns the text of each cluster, by the index at which it begins. */
const clusterTexts = (text: string, glyphs: readonly ShapedGlyph[]): Map<number, string> => {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  return new Map(starts.map((start, at) => [start, text.slice(start, starts[at + 1])]));
};

/** Returns the letters as which each glyph is searched and copied: its own, or those letters of its cluster that no other glyph has. */
const lettersOfGlyphs = (font: PdfFont, text: string, glyphs: readonly ShapedGlyph[]): string[] => {
  const texts = clusterTexts(text, glyphs);
  const ownTexts = glyphs.map(({ id, cluster }) =>
    font.font.stringsForGlyph(id).find((letter) => texts.get(cluster)!.includes(letter)),
  );
  const otherTexts = new Map(texts);
  for (const [at, { cluster }] of glyphs.entries())
    otherTexts.set(cluster, otherTexts.get(cluster)!.replace(ownTexts[at] ?? "", ""));
  return glyphs.map(({ cluster }, at) => {
    if (ownTexts[at] !== undefined) return ownTexts[at];
    const letters = otherTexts.get(cluster)!;
    otherTexts.set(cluster, "");
    return letters;
  });
};

/**
 * Makes a font lay out its letters by HarfBuzz: fontkit, pdfkit's own shaper, fails at marks of Telugu or Gurmukhi and misplaces those of
 * Thai.
 */
export const shapeLetters = (font: PdfFont, file: string, shapeText: ShapeText): void => {
  font.layoutRun = (text) => {
    const glyphs = shapeText(file, text);
    const letters = lettersOfGlyphs(font, text, glyphs);
    const ownAdvances = glyphs.map(({ id }) => font.font.getGlyph(id).advanceWidth);
    const advances = glyphs.map(({ xAdvance }) => xAdvance * font.scale);
    return {
      glyphs: glyphs.map(({ id }, at) => ({
        id,
        advanceWidth: ownAdvances[at]!,
        codePoints: [...letters[at]!].map((letter) => letter.codePointAt(0)!),
      })),
      positions: glyphs.map(({ xOffset, yOffset }, at) => ({
        xAdvance: advances[at]!,
        xOffset: xOffset * font.scale,
        yOffset: yOffset * font.scale,
        advanceWidth: ownAdvances[at]! * font.scale,
      })),
      advanceWidth: advances.reduce((sum, advance) => sum + advance, 0),
    };
  };
};
