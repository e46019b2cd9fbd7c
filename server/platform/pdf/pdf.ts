import { drawAllLetters } from "./letters.ts";
import { makePage } from "./page.ts";
import { type PagePart, writeParts } from "./recorded-page.ts";
import { decorate, drawRule, mutedColour, textColour, margins, regularFont, boldFont, widthOf } from "./sheet.ts";
import * as texts from "./pdf-texts.ts";

/** Content of the header and footer of every page. */
export interface PageFrame {
  /** A PNG beside the name. */
  readonly logo: Uint8Array | null;
  /** Texts of the header: the sender, the title of the document, and on the right the time and author of the document. */
  readonly from: string;
  readonly subject: string;
  readonly origin: readonly string[];
  /**
   * Below the header, across the page: the person that the document is about, and facts that tell them from others of the same name. A long name is
   * cut before these facts.
   */
  readonly person?: { readonly name: string; readonly identity: string };
  /**
   * Texts of the footer, left and center; the page number is on the right. Without room, the text on the left is cut before `retention`, which
   * follows it.
   */
  readonly foot: { readonly left: string; readonly retention?: string; readonly middle: string };
}

/** A document as data: nothing of it is drawn yet. */
export interface PdfContent {
  readonly frame: PageFrame;
  readonly title: string;
  readonly parts: readonly PagePart[];
}

/** Metadata that declares conformance to PDF/UA-1, the standard for screen readers (ISO 14289-1). */
const isAccessible = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;

/** Draws a tagged document of headings, facts, tables and charts, in ink on white, and returns its bytes. Layout occupies a core for 0.2 to 2 s. */
export const drawPdf = async ({ frame, title, parts }: PdfContent): Promise<Uint8Array> => {
  // Imported with the first document: 17 MiB, and as much for HarfBuzz.
  const [{ default: PDFDocument }, { shapeText }] = await Promise.all([import("pdfkit"), import("./shape-text.ts")]);
  const document = new PDFDocument({
    size: "LETTER",
    margins,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    // pdfkit writes the title into XML without escaping it.
    info: { Title: title.replaceAll(/[<>&]/g, " ") },
  });
  drawAllLetters(document, shapeText);
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const documentEnd = new Promise<void>((done) => document.on("end", () => done()));
  document.appendXML(isAccessible);
  const root = document.struct("Document");
  document.addStructure(root);
  document.fillColor(textColour);
  writeParts(makePage({ document, root }), parts);
  drawFrames(document, frame);
  document.end();
  await documentEnd;
  return Buffer.concat(chunks);
};

const drawFrames = (document: PDFKit.PDFDocument, frame: PageFrame): void => {
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    document.switchToPage(at);
    // Outside the margins pdfkit would begin a new page.
    document.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    decorate(document, () => drawHead(document, frame), "Pagination");
    decorate(document, () => drawFoot(document, frame, texts.pageOfPages(at - start + 1, count)), "Pagination");
    const sides = [margins.left, document.page.width - margins.right] as const;
    drawRule(document, sides, 76, { colour: textColour, width: 0.75 });
    drawRule(document, sides, document.page.height - 50);
  }
};

/** Points: side of the logo, and height of a line of the header. */
const logoSide = 26;
const lineOfHead = 13;

const drawHead = (document: PDFKit.PDFDocument, frame: PageFrame): void => {
  const { logo, from, subject, origin, person } = frame;
  const half = {
    width: (document.page.width - margins.left - margins.right) / 2 - 8,
    height: lineOfHead,
    ellipsis: true,
  };
  const middle = document.page.width / 2 + 8;
  const left = margins.left + (logo ? logoSide + 9 : 0);
  if (logo) document.image(Buffer.from(logo), margins.left, 40, { fit: [logoSide, logoSide] });
  const beside = { ...half, width: half.width - (left - margins.left) };
  document.font(boldFont).fontSize(10.5).fillColor(textColour).text(from, left, 41, beside);
  document.font(regularFont).fontSize(9).fillColor(mutedColour).text(subject, left, 55, beside);
  for (const [at, text] of origin.entries()) document.text(text, middle, 41 + at * 14, { ...half, align: "right" });
  if (!person) return;
  document.font(regularFont).fontSize(9).fillColor(textColour);
  drawBefore(document, person.name, ` · ${person.identity}`, { top: 82, room: widthOf(document) });
};

/** Draws a text at the left margin and a second text after it; cuts the first when there is no room for both. */
const drawBefore = (
  document: PDFKit.PDFDocument,
  text: string,
  retention: string,
  { top, room }: { top: number; room: number },
): void => {
  const width = Math.min(document.widthOfString(text) + 1, room - document.widthOfString(retention));
  document.text(text, margins.left, top, { width, height: lineOfHead, ellipsis: true });
  document.text(retention, margins.left + width, top, { lineBreak: false });
};

const drawFoot = (document: PDFKit.PDFDocument, { foot }: PageFrame, number: string): void => {
  const top = document.page.height - 43;
  const third = (document.page.width - margins.left - margins.right) / 3;
  document.font(regularFont).fontSize(8).fillColor(mutedColour);
  const { left, retention = "", middle } = foot;
  const room = 1.5 * third - document.widthOfString(middle) / 2 - 8; // up to the text in the center
  drawBefore(document, left, retention, { top, room });
  for (const [at, [text, align]] of (
    [
      [middle, "center"],
      [number, "right"],
    ] as const
  ).entries())
    document.text(text, margins.left + (at + 1) * third, top, { width: third, align, height: 11, ellipsis: true });
};
