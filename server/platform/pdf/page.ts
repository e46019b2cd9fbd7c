import type { Line } from "@restride/domain/charts/points.ts";
import { drawCharts } from "./chart.ts";
import {
  addPart,
  drawRule,
  mutedColour,
  textColour,
  makeRoom,
  margins,
  regularFont,
  type Sheet,
  boldFont,
  widthOf,
} from "./sheet.ts";
import { type Column, drawTable } from "./table.ts";
import { drawFacts, drawTiles, type Tile } from "./tiles.ts";
import * as texts from "./pdf-texts.ts";

/** A part of a paragraph, bold or not. */
export interface Run {
  readonly text: string;
  readonly strong: boolean;
}

/** Returns the functions that write the parts of a document, one after the other. */
export const makePage = (sheet: Sheet) => {
  const { document } = sheet;
  let list: Sheet | null = null;
  const add = (type: string, draw: () => void): void => {
    list = null;
    addPart(sheet, type, draw);
  };
  return {
    title: (text: string) =>
      add("H1", () => void document.font(boldFont).fontSize(18).fillColor(textColour).text(text).moveDown(0.4)),
    /** Writes a heading. It moves to the next page unless there is room for `below` points under it. */
    heading: (text: string, below = 60) => {
      if (!makeRoom(document, 30 + below)) document.moveDown(0.9);
      add("H2", () => void document.font(boldFont).fontSize(12).fillColor(textColour).text(text).moveDown(0.4));
    },
    /** Writes the heading of a subsection about one thing, such as a form. It is never the last line of a page either. */
    subheading: (text: string) => {
      if (!makeRoom(document, 70)) document.moveDown(0.6);
      add("H3", () => void document.font(boldFont).fontSize(10).fillColor(textColour).text(text).moveDown(0.5));
    },
    facts: (facts: readonly (readonly [string, string])[]) => {
      for (const [name, value] of facts)
        add("P", () => {
          const top = document.y;
          document
            .font(regularFont)
            .fontSize(10)
            .fillColor(mutedColour)
            .text(`${name} `, margins.left, top, { width: 130 });
          const below = document.y;
          document.fillColor(textColour).text(value, margins.left + 140, top, { width: widthOf(document) - 140 });
          document.y = Math.max(below, document.y);
        });
      document.x = margins.left;
      document.moveDown(0.8);
    },
    factGrid: (facts: readonly (readonly [string, string])[]) => drawFacts(sheet, facts),
    tiles: (tiles: readonly Tile[]) => drawTiles(sheet, tiles),
    table: (columns: readonly Column[], rows: readonly (readonly string[])[], sums = false) =>
      drawTable(sheet, columns, rows, sums),
    charts: (lines: readonly Line[]) => drawCharts(sheet, lines),
    /** Writes a paragraph, or with `bullet` an item of a list. */
    paragraph: (runs: readonly Run[], bullet = false) => {
      if (!bullet) return add("P", () => drawRuns(document, runs, margins.left));
      list ??= addPart(sheet, "L");
      const item = addPart(list, "LI");
      const top = document.y;
      const mark = () =>
        document
          .font(regularFont)
          .fontSize(10)
          .text("•", margins.left + 2, top, { lineBreak: false });
      addPart(item, "Lbl", () => void mark());
      return void addPart(item, "LBody", () => drawRuns(document, runs, margins.left + 14));
    },
    /** Draws a PNG on a line, with texts below; begins a new page when this one has no room for it. */
    drawing: (png: Uint8Array, width: number, height: number, below: readonly string[]) => {
      makeRoom(document, height + 12 * below.length + 24);
      const top = document.y + 6;
      const bottom = top + height;
      const bbox = [margins.left, top, margins.left + width, bottom] as const;
      const draw = () => void document.image(Buffer.from(png), margins.left, top, { fit: [width, height] });
      addPart(sheet, "Figure", draw, { alt: below[0] ?? texts.drawing, bbox });
      drawRule(document, [margins.left, margins.left + width], bottom);
      for (const [at, text] of below.entries())
        add("P", () => {
          document.font(regularFont).fontSize(8.5).fillColor(mutedColour);
          document.text(text, margins.left, bottom + 5 + at * 12, { lineBreak: false });
        });
      document.fillColor(textColour);
      document.x = margins.left;
      document.y = bottom + 5 + below.length * 12;
    },
    nextPage: () => void document.addPage(),
  };
};

export type PdfPage = ReturnType<typeof makePage>;

const drawRuns = (document: PDFKit.PDFDocument, runs: readonly Run[], left: number): void => {
  const width = document.page.width - margins.right - left;
  document.fillColor(textColour).fontSize(10);
  for (const [at, { text, strong: isStrong }] of runs.entries()) {
    const options = { continued: at < runs.length - 1, width };
    document.font(isStrong ? boldFont : regularFont);
    if (at === 0) document.text(text.trimStart(), left, document.y, options);
    else document.text(text, options);
  }
  document.x = margins.left;
  document.moveDown(0.5);
};
