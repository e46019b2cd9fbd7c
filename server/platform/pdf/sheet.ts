import { fileURLToPath } from "node:url";

/** Returns the path of a font of this folder. */
export const fontFile = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
/** Fonts of the product: the standard fonts of PDF readers have only the letters of Western Europe, and names contain others. */
export const regularFont = fontFile("Inter-Regular");
export const boldFont = fontFile("Inter-Bold");
export const textColour = "#191b26";
export const mutedColour = "#5a5d6b";
export const lineColour = "#d3d3cd";
/** Page margins in points: 18 mm at the sides; top and bottom leave room for header and footer. */
export const margins = { left: 51, right: 51, top: 104, bottom: 66 } as const;

type Element = PDFKit.PDFStructureElement;

/** A document that is being written, with the element to which its parts are added. */
export interface Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly root: Element;
}

/** Returns the width of the text area of a page. */
export const widthOf = ({ page }: PDFKit.PDFDocument): number => page.width - margins.left - margins.right;

/** Begins a new page when less than `height` points are left on this one. Returns whether it began one. */
export const makeRoom = (document: PDFKit.PDFDocument, height: number): boolean => {
  const isFull = document.y + height > document.page.height - margins.bottom;
  if (isFull) document.addPage();
  return isFull;
};

/** Adds a part with a type for screen readers (ISO 32000-1, 14.8.4), and draws its content. */
export const addPart = (
  { document, root }: Sheet,
  type: string,
  draw?: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): Sheet => {
  const part = draw ? document.struct(type, options, [draw]) : document.struct(type, options);
  root.add(part);
  return { document, root: part };
};

/** Draws decoration, which screen readers skip. */
export const decorate = (
  document: PDFKit.PDFDocument,
  draw: () => void,
  type: "Layout" | "Pagination" = "Layout",
): void => {
  document.markContent("Artifact", { type });
  draw();
  document.endMarkedContent();
};

/** Draws a horizontal line, half a point high by default. */
export const drawRule = (
  document: PDFKit.PDFDocument,
  [from, to]: readonly [number, number],
  y: number,
  { colour = lineColour, width = 0.5 } = {},
): void =>
  decorate(
    document,
    () => void document.moveTo(from, y).lineTo(to, y).lineWidth(width).undash().strokeColor(colour).stroke(),
  );
