import {
  addPart,
  decorate,
  drawRule,
  mutedColour,
  textColour,
  lineColour,
  makeRoom,
  margins,
  regularFont,
  type Sheet,
  boldFont,
  widthOf,
} from "./sheet.ts";

/** A highlighted value: its label, and below it the time that the value is from. */
export interface Tile {
  readonly label: string;
  readonly value: string;
  readonly below: string;
}

const factColumns = 3;
/** Points. */
const between = 20;
const tileHeight = 60;
const valueSize = { usual: 13, long: 10 } as const;

/**
 * Draws names and values in three columns, row by row. Each name ends with a space, so that a screen reader separates it from the value.
 */
export const drawFacts = (sheet: Sheet, facts: readonly (readonly [string, string])[]): void => {
  const { document } = sheet;
  const width = (widthOf(document) - between * (factColumns - 1)) / factColumns;
  for (let first = 0; first < facts.length; first += factColumns) {
    const row = facts.slice(first, first + factColumns);
    const roomOf = (name: string) => width - document.font(regularFont).fontSize(9).widthOfString(name) - 8;
    const heights = row.map(([name, value]) => document.font(boldFont).heightOfString(value, { width: roomOf(name) }));
    const height = Math.max(...heights) + 10;
    makeRoom(document, height);
    const top = document.y;
    for (const [at, [name, value]] of row.entries()) {
      const left = margins.left + at * (width + between);
      const room = roomOf(name);
      addPart(sheet, "P", () => {
        document
          .font(regularFont)
          .fontSize(9)
          .fillColor(mutedColour)
          .text(`${name} `, left, top + 4, { lineBreak: false });
        document
          .font(boldFont)
          .fillColor(textColour)
          .text(value, left + width - room, top + 4, { width: room, align: "right" });
      });
      drawRule(document, [left, left + width], top + height);
    }
    document.y = top + height;
  }
  document.x = margins.left;
  document.moveDown(0.8);
};

/** Draws values in boxes side by side; a screen reader reads them as separate words. */
export const drawTiles = (sheet: Sheet, tiles: readonly Tile[]): void => {
  const { document } = sheet;
  makeRoom(document, tileHeight);
  const top = document.y;
  const width = widthOf(document) / tiles.length;
  for (const [at, { label, value, below }] of tiles.entries()) {
    const left = margins.left + at * width;
    const place = { width: width - 16 };
    decorate(
      document,
      () => void document.rect(left, top, width, tileHeight).lineWidth(0.5).strokeColor(lineColour).stroke(),
    );
    addPart(sheet, "P", () => {
      document
        .font(regularFont)
        .fontSize(8.5)
        .fillColor(mutedColour)
        .text(`${label} `, left + 9, top + 7, place);
      const isLong = document.font(boldFont).fontSize(valueSize.usual).widthOfString(value) > place.width;
      document
        .fontSize(isLong ? valueSize.long : valueSize.usual)
        .fillColor(textColour)
        .text(`${value} `, left + 9, top + 19, place);
      document
        .font(regularFont)
        .fontSize(8)
        .fillColor(mutedColour)
        .text(below, left + 9, top + 36, place);
    });
  }
  document.x = margins.left;
  document.y = top + tileHeight;
  document.fillColor(textColour).moveDown(0.5);
};
