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
  interface PDFDocument {
    readonly _font: {
      /** A thousandth of the size of the letters. */
      readonly ascender: number;
      readonly font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
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
