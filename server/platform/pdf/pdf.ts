import { fileURLToPath } from "node:url";

/** What stands on every page: a line on top, and below it a line beside the page number. */
export interface PageFrame {
  readonly head: string;
  readonly foot: string;
}

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: "left" | "right";
}

/** Words of a paragraph, some of them strong. */
export interface Run {
  readonly text: string;
  readonly strong: boolean;
}

const fontFile = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
/** Fonts of our own: those that every reader has know only the letters of western Europe, and names have others. */
const plain = fontFile("Inter-Regular");
const strong = fontFile("Inter-Bold");
const ink = "#191b26";
const grey = "#666978";
const line = "#d3d3cd";
const margin = 56;

/** Writes a document of headings, facts and tables, on white and in ink, and answers its bytes. */
export const writePdf = async (frame: PageFrame, title: string, write: (page: PdfPage) => void): Promise<Buffer> => {
  const { default: PDFDocument } = await import("pdfkit"); // with the first document: 17 MiB
  const document = new PDFDocument({ size: "LETTER", margin, bufferPages: true, info: { Title: title } });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => document.on("end", () => done()));
  document.fillColor(ink);
  write(makePage(document));
  drawFrame(document, frame);
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

const makePage = (document: PDFKit.PDFDocument) => ({
  title: (text: string) => void document.font(strong).fontSize(18).text(text).moveDown(0.5),
  heading: (text: string) => void document.moveDown(1).font(strong).fontSize(12).text(text).moveDown(0.4),
  facts: (facts: readonly (readonly [string, string])[]) => {
    for (const [name, value] of facts) {
      const top = document.y;
      document.font(plain).fontSize(10).fillColor(grey).text(name, margin, top, { width: 130 });
      document.fillColor(ink).text(value, margin + 140, top, { width: 340 });
    }
    document.x = margin;
  },
  table: (columns: readonly Column[], rows: readonly (readonly string[])[]) => {
    drawRow(
      document,
      columns,
      columns.map(({ title }) => title),
      strong,
      grey,
    );
    for (const row of rows) drawRow(document, columns, row, plain, ink);
    document.x = margin;
  },
  /** A paragraph, or with a bullet an item of a list. */
  paragraph: (runs: readonly Run[], bullet = false) => {
    const left = margin + (bullet ? 14 : 0);
    if (bullet)
      document
        .font(plain)
        .fontSize(10)
        .text("•", margin + 2, document.y, { lineBreak: false });
    for (const [at, { text, strong: isStrong }] of runs.entries()) {
      document.font(isStrong ? strong : plain).fontSize(10);
      const options = { continued: at < runs.length - 1, width: document.page.width - margin - left };
      if (at === 0) document.text(text.trimStart(), left, document.y, options);
      else document.text(text, options);
    }
    document.x = margin;
    document.moveDown(0.5);
  },
  /** A PNG on a line, with words below; it begins a page when this one has no room for it. */
  drawing: (png: Buffer, width: number, height: number, below: readonly string[]) => {
    const needed = height + 12 * below.length + 24;
    if (document.y + needed > document.page.height - margin * 1.5) document.addPage();
    const top = document.y + 6;
    document.image(png, margin, top, { fit: [width, height] });
    const bottom = top + height;
    document
      .moveTo(margin, bottom)
      .lineTo(margin + width, bottom)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    document.font(plain).fontSize(8.5).fillColor(grey);
    for (const [at, text] of below.entries()) document.text(text, margin, bottom + 5 + at * 12, { lineBreak: false });
    document.fillColor(ink);
    document.x = margin;
    document.y = bottom + 5 + below.length * 12;
  },
  nextPage: () => void document.addPage(),
});

export type PdfPage = ReturnType<typeof makePage>;

const rowHeight = 20;

const drawRow = (
  document: PDFKit.PDFDocument,
  columns: readonly Column[],
  cells: readonly string[],
  font: string,
  colour: string,
) => {
  if (document.y + rowHeight > document.page.height - margin * 1.5) document.addPage();
  const top = document.y;
  let left = margin;
  for (const [at, { width, align = "left" }] of columns.entries()) {
    document
      .font(font)
      .fontSize(9.5)
      .fillColor(colour)
      .text(cells[at] ?? "", left, top + 5, { width: width - 8, align, lineBreak: false });
    left += width;
  }
  document
    .moveTo(margin, top + rowHeight)
    .lineTo(left, top + rowHeight)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  document.y = top + rowHeight;
};

const drawFrame = (document: PDFKit.PDFDocument, { head, foot }: PageFrame) => {
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    document.switchToPage(at);
    // Outside the margins pdfkit would begin a new page.
    document.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    const { height, width } = document.page;
    document.font(plain).fontSize(9).fillColor(grey);
    document.text(head, margin, 28, { width: width - margin * 2 });
    document.text(foot, margin, height - 40, { width: width - margin * 2 - 60, lineBreak: false });
    document.text(`${at - start + 1} / ${count}`, width - margin - 60, height - 40, {
      width: 60,
      align: "right",
      lineBreak: false,
    });
  }
};
