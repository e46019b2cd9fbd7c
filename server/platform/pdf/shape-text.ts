import { readFileSync } from "node:fs";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";

/** A glyph with its position, in units of the font. Several glyphs of one cluster draw the letters that begin at `cluster`. */
export interface ShapedGlyph {
  readonly id: number;
  readonly cluster: number;
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** Loaded fonts, by file: each is read from disk when it is first used, once per process. */
const fonts = new Map<string, Font>();

const loadFont = (file: string): Font => {
  const font = fonts.get(file) ?? new Font(new Face(new Blob(readFileSync(file))));
  fonts.set(file, font);
  return font;
};

/**
 * Returns the glyphs of a text in a font, joined, reordered and positioned by the rules of its script; id 0 is a letter that the font
 * lacks.
 */
export const shapeText = (file: string, text: string): ShapedGlyph[] => {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(loadFont(file), buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: id, cluster }, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at]!;
    return { id, cluster, xAdvance, xOffset, yOffset };
  });
};

export type ShapeText = typeof shapeText;
