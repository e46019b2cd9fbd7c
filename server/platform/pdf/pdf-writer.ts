import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { Piscina } from "piscina";
import { makeConcurrencyLimit, TooBusy } from "../limits/concurrency-limit.ts";
import type { PdfPage } from "./page.ts";
import type { PageFrame, PdfContent } from "./pdf.ts";
import * as texts from "./pdf-texts.ts";
import { recordParts } from "./recorded-page.ts";

/** Owner of documents that no person waits for: however many others wait, they are made. */
export const aJob = Symbol("a job");

/** Who waits for a document: an account, a network address, or nobody. */
export type PdfOwner = string | typeof aJob;

interface WriterOptions {
  /** Number of documents that wait behind the one that is drawn. */
  readonly maxQueueLength?: number;
  /** Number of documents of one owner that wait or are drawn. */
  readonly maxPerOwner?: number;
  /** Milliseconds after which a document is stopped. A usual one takes 300, one with all notes and answers 2,000. */
  readonly maxDuration?: number;
}

/**
 * The thread that draws documents: one for all products of this process, since pdfkit, HarfBuzz and the fonts take 150 MiB. It starts with the first
 * document, ends after some idle seconds, which returns its memory, and gives way to the thread that answers requests.
 */
const thread = new Piscina<PdfContent, Uint8Array>({
  filename: new URL("./pdf.ts", import.meta.url).href,
  name: "drawPdf",
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  niceIncrement: 10,
  resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 4 },
});

/** Returns the sentence for a document that was not made; null for a fault of the product. */
export const failureText = (error: unknown): string | null => {
  if (error instanceof TooBusy) return error.message;
  const { name, code } = error as { name?: string; code?: string };
  if (code === "ERR_WORKER_OUT_OF_MEMORY") return texts.tooLarge;
  return name === "AbortError" ? texts.tookTooLong : null;
};

/**
 * Makes the function that writes a document and returns its bytes. Documents are drawn one after the other beside the thread that answers requests. A
 * document is refused when too many of its owner or of everybody wait, when it takes too long, and when it needs more memory than a large one does.
 */
export const makeWritePdf = ({ maxQueueLength = 20, maxPerOwner = 3, maxDuration = 30_000 }: WriterOptions = {}) => {
  const inLine = makeConcurrencyLimit({ maxConcurrent: 1, maxQueueLength, maxPerOwner, message: texts.manyAreMade });
  return async (
    owner: PdfOwner,
    frame: PageFrame,
    title: string,
    write: (page: PdfPage) => void,
  ): Promise<Buffer | Refusal> => {
    const content = { frame, title, parts: recordParts(write) };
    const draw = () => thread.run(content, { signal: AbortSignal.timeout(maxDuration) });
    try {
      const bytes = await inLine(draw, owner === aJob ? { waitsAlways: true } : { owner });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      const text = failureText(error);
      if (text === null) throw error;
      return refuse(text);
    }
  };
};

export type WritePdf = ReturnType<typeof makeWritePdf>;
