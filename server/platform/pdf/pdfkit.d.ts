/** What pdfkit takes and its types do not name yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row";
    /** Left, top, right and bottom, points from the upper left corner. */
    bbox?: readonly [number, number, number, number];
  }
}
