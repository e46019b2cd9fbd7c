/** Options of pdfkit that its types do not declare yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row";
    /** Left, top, right and bottom, points from the upper left corner. */
    bbox?: readonly [number, number, number, number];
  }
}

/** The internals with which pdfkit draws each piece of a line: its font, and the source of the font. */
declare namespace PDFKit {
  /** Glyphs of a text with advances in units of the font, and their positions in thousandths of the font size. */
  interface LayoutRun {
    readonly glyphs: readonly {
      readonly id: number;
      readonly advanceWidth: number;
      readonly codePoints: readonly number[];
    }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
      readonly advanceWidth: number;
    }[];
    readonly advanceWidth: number;
  }
  interface PDFDocument {
    readonly _font: {
      /** A thousandth of the font size. */
      readonly ascender: number;
      /** Factor from units of the font to thousandths of the font size. */
      readonly scale: number;
      readonly font: {
        readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
        readonly getGlyph: (id: number) => { readonly advanceWidth: number };
        readonly stringsForGlyph: (id: number) => readonly string[];
      };
      layoutRun: (text: string) => LayoutRun;
    };
    readonly _fontSource: string;
    readonly _fontSize: number;
    _fragment: (
      text: string,
      x: number,
      y: number,
      options: PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number },
    ) => void;
  }
}
