import type { PdfPage } from "./page.ts";
import { drawPdf, type PageFrame } from "./pdf.ts";
import { recordParts } from "./recorded-page.ts";

/** Draws a document in the thread of the test, from a copy as another thread receives it. */
export const writePdf = async (frame: PageFrame, title: string, write: (page: PdfPage) => void): Promise<Buffer> =>
  Buffer.from(await drawPdf(structuredClone({ frame, title, parts: recordParts(write) })));
