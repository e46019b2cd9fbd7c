/** What pdfkit takes and its types do not name yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row";
    /** Left, top, right and bottom, points from the upper left corner. */
    bbox?: readonly [number, number, number, number];
  }
}

/** What pdfkit draws each piece of a line with: its own font, and where that came from. */
declare namespace PDFKit {
  /** Glyphs of a text with advances in units of the font, and their places in thousandths of the size. */
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
      /** A thousandth of the size of the letters. */
      readonly ascender: number;
      /** From units of the font to thousandths of the size. */
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
