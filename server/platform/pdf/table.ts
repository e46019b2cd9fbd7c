import {
  addPart,
  decorate,
  drawRule,
  mutedColour,
  textColour,
  makeRoom,
  margins,
  regularFont,
  type Sheet,
  boldFont,
} from "./sheet.ts";

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: "left" | "right";
}

type Look = { readonly font: string; readonly colour: string };

/** Points: font size, space above and below a text, and space between columns. */
const size = 9;
const above = 5;
const gap = 8;
const head: Look = { font: boldFont, colour: textColour };
const row: Look = { font: regularFont, colour: textColour };

/** Draws a table whose header repeats on each page; no row is split. The last row is bold when it is a total. */
export const drawTable = (
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  sums = false,
): void => {
  const { document } = sheet;
  const titles = columns.map(({ title }) => title);
  const table = addPart(sheet, "Table");
  const heads = addPart(addPart(table, "THead"), "TR");
  // The header is never alone at the end of a page.
  makeRoom(document, heightOf(document, columns, titles, head) + heightOf(document, columns, rows[0] ?? [], row));
  drawRow(document, columns, titles, head, (draw) => void addPart(heads, "TH", draw, { scope: "Column" }));
  const body = addPart(table, "TBody");
  for (const [at, cells] of rows.entries()) {
    const look = sums && at === rows.length - 1 ? head : row;
    if (makeRoom(document, heightOf(document, columns, cells, look)))
      drawRow(document, columns, titles, head, (draw) => decorate(document, draw, "Pagination"));
    const tr = addPart(body, "TR");
    drawRow(document, columns, cells, look, (draw) => void addPart(tr, "TD", draw));
  }
  document.x = margins.left;
  document.fillColor(textColour);
};

const heightOf = (
  document: PDFKit.PDFDocument,
  columns: readonly Column[],
  cells: readonly string[],
  { font }: Look,
): number => {
  document.font(font).fontSize(size);
  const heights = columns.map(({ width }, at) => document.heightOfString(cells[at] || " ", { width: width - gap }));
  return Math.max(...heights) + above * 2;
};

/** Draws the cells of a row, each as a part of its own. */
const drawRow = (
  document: PDFKit.PDFDocument,
  columns: readonly Column[],
  cells: readonly string[],
  look: Look,
  add: (draw: () => void) => void,
): void => {
  const top = document.y;
  const height = heightOf(document, columns, cells, look);
  let left: number = margins.left;
  for (const [at, { width, align = "left" }] of columns.entries()) {
    const [x, text] = [left, cells[at] ?? ""];
    add(() => {
      document.font(look.font).fontSize(size).fillColor(look.colour);
      document.text(text, x, top + above, { width: width - gap, align });
    });
    left += width;
  }
  const isHead = look === head;
  drawRule(document, [margins.left, left], top + height, isHead ? { colour: mutedColour, width: 0.75 } : {});
  document.y = top + height;
};
