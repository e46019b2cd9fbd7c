import { limitPlace } from "@restride/domain/charts/limit-label.ts";
import { axisOfLine } from "@restride/domain/charts/axis.ts";
import {
  describeLine,
  hasValues,
  type Line,
  pageOfPoints,
  sourcesOf,
  valueText,
} from "@restride/domain/charts/points.ts";
import { noData } from "@restride/domain/charts/charts-texts.ts";
import {
  addPart,
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
import * as texts from "./pdf-texts.ts";

/** Height of a row of charts, points. */
export const chartHeight = 168;
/** Points: height of the plot, and space between two charts. */
const plotHeight = 104;
const between = 24;

/** Position of a chart: the edges of its plot, and the position of a value in it. */
interface Plot {
  readonly left: number;
  readonly right: number;
  readonly yOf: (value: number) => number;
  readonly xOf: (at: number) => number;
}

/** Draws charts of the newest points of some lines, two side by side; for a screen reader each is a sentence. */
export const drawCharts = (sheet: Sheet, lines: readonly Line[]): void => {
  const { document } = sheet;
  const width = (widthOf(document) - between) / 2;
  for (const [at, whole] of lines.entries()) {
    const line = { ...whole, points: pageOfPoints(whole.points, 0).points };
    const isLeft = at % 2 === 0;
    if (isLeft) makeRoom(document, chartHeight);
    const [left, top] = [margins.left + (isLeft ? 0 : width + between), document.y];
    const bbox = [left, top, left + width, top + chartHeight] as const;
    addPart(sheet, "Figure", () => drawChart(document, line, { left, top, width }), { alt: describeLine(line), bbox });
    document.x = margins.left;
    document.y = isLeft && at < lines.length - 1 ? top : top + chartHeight;
  }
  document.undash().fillColor(textColour);
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const drawChart = (document: PDFKit.PDFDocument, line: Line, box: Box): void => {
  const { left, top, width } = box;
  const { points } = line;
  const sources = sourcesOf(points);
  const about =
    sources.map((source, at) => (at > 0 ? texts.dashedSource(source ?? "") : (source ?? ""))).join("; ") || noData;
  document.font(boldFont).fontSize(9.5).fillColor(textColour).text(line.title, left, top, { lineBreak: false });
  const beside = left + document.widthOfString(line.title) + 6;
  document.font(regularFont).fontSize(8.5).fillColor(mutedColour);
  document.text(about, beside, top + 1, { width: left + width - beside, height: 11, ellipsis: true });
  if (!hasValues(points)) return;
  const plot = drawAxis(document, line, points.length, box);
  drawLimits(document, line, plot);
  for (const [at, source] of sources.entries()) {
    const ownValues = points.map((point) => (point.source === source ? point.value : null));
    drawLine(document, ownValues, plot, at > 0);
  }
  for (const [at, { label, value }] of points.entries()) {
    const x = plot.xOf(at);
    drawCentred(document, label, x, top + 24 + plotHeight + 5, mutedColour);
    const isSaid = line.words && points[at - 1]?.value === value; // labels at the same height would touch
    if (value !== null && !isSaid) drawCentred(document, valueText(line, value), x, plot.yOf(value) - 13, textColour);
  }
};

const drawCentred = (document: PDFKit.PDFDocument, text: string, x: number, y: number, colour: string): void =>
  void document
    .font(regularFont)
    .fontSize(8)
    .fillColor(colour)
    .text(text, x - 30, y, { width: 60, align: "center", lineBreak: false });

const drawAxis = (document: PDFKit.PDFDocument, line: Line, count: number, box: Box): Plot => {
  const { min, max, interval = max - min } = axisOfLine(line);
  const pad = line.words ? 52 : 28;
  const [left, right, bottom] = [box.left + pad, box.left + box.width - 12, box.top + 24 + plotHeight];
  const plot = {
    left,
    right,
    yOf: (value: number) => bottom - ((value - min) / (max - min)) * plotHeight,
    xOf: (at: number) => (count === 1 ? (left + right) / 2 : left + 10 + (at * (right - left - 20)) / (count - 1)),
  };
  const steps = Math.round((max - min) / interval);
  document.font(regularFont).fontSize(8).lineWidth(0.5).undash();
  for (const value of Array.from({ length: steps + 1 }, (_, step) => min + step * interval)) {
    const y = plot.yOf(value);
    document.moveTo(left, y).lineTo(right, y).strokeColor(lineColour).stroke();
    const word = line.words?.[value] ?? value.toLocaleString("en-US");
    document.fillColor(mutedColour).text(word, box.left, y - 5, { width: pad - 6, align: "right", lineBreak: false });
  }
  return plot;
};

/** Distance of a value's label from its point. */
const valueHeight = 14;

const drawLimits = (document: PDFKit.PDFDocument, line: Line, { left, right, yOf }: Plot): void => {
  for (const limit of line.limits) {
    const { word, value } = limit;
    const { end, below } = limitPlace(line, line.points, limit, valueHeight / plotHeight);
    const y = yOf(value);
    document
      .moveTo(left, y)
      .lineTo(right, y)
      .lineWidth(0.75)
      .dash(3, { space: 3 })
      .strokeColor(mutedColour)
      .stroke()
      .undash();
    const place = { width: right - left, align: end, lineBreak: false };
    document.font(regularFont).fontSize(7.5).fillColor(mutedColour);
    document.text(`${word} ${value.toLocaleString("en-US")}`, left, below ? y + 2 : y - 10, place);
  }
};

/** Draws a line through its points. Points of a second source are joined by dashes, since a print may have no colors. */
const drawLine = (
  document: PDFKit.PDFDocument,
  values: readonly (number | null)[],
  { xOf, yOf }: Plot,
  isDashed: boolean,
): void => {
  const places = values.flatMap((value, at) => (value === null ? [] : [{ x: xOf(at), y: yOf(value) }]));
  for (const [at, { x, y }] of places.entries())
    if (at === 0) document.moveTo(x, y);
    else document.lineTo(x, y);
  if (isDashed) document.dash(2, { space: 2 });
  document.lineWidth(1.25).strokeColor(textColour).stroke().undash();
  for (const { x, y } of places) document.circle(x, y, 2.4).fill(textColour);
};
