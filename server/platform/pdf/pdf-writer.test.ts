import { isRefusal } from "@restride/domain/values/refusal.ts";
import { pagesOf } from "@restride/dev-env/pdf/pages-of.ts";
import { expect, test } from "vitest";
import type { PageFrame } from "./pdf.ts";
import { aJob, failureText, makeWritePdf, type PdfOwner } from "./pdf-writer.ts";

const frame: PageFrame = { logo: null, from: "House", subject: "Report", origin: [], foot: { left: "", middle: "" } };
const many = "Many documents are being made right now. Try again in a moment.";

/** Returns the function that writes a document of one table, and its outcome: its pages, or the sentence of the refusal. */
const makeWrite =
  (writePdf = makeWritePdf()) =>
  async (owner: PdfOwner, rows = 1) => {
    const table = Array.from({ length: rows }, (_, row) => [`${row}`]);
    const bytes = await writePdf(owner, frame, "Rows", (page) => page.table([{ title: "Row", width: 50 }], table));
    return isRefusal(bytes) ? bytes.message : pagesOf(bytes).length;
  };

test("while a document is drawn, the thread that answers requests goes on", async () => {
  const write = makeWrite();
  await write("ada");
  let turns = 0;
  let isDrawn = false;
  const drawing = write("ada", 1_000).finally(() => (isDrawn = true));
  while (!isDrawn) {
    await new Promise(setImmediate);
    turns += 1;
  }
  expect(await drawing).toBeGreaterThan(20);
  expect(turns).toBeGreaterThan(1_000);
});

test("three documents of one account are made, a fourth is refused until one of them is done; others and jobs are served", async () => {
  const write = makeWrite();
  const documents = ["ada", "ada", "ada", "ada", "ben", aJob, aJob, aJob, aJob].map((owner) =>
    write(owner as PdfOwner),
  );
  expect(await Promise.all(documents)).toEqual([1, 1, 1, many, 1, 1, 1, 1, 1]);
  expect(await write("ada")).toBe(1);
});

test("behind the longest queue a person is refused, and a job waits", async () => {
  const write = makeWrite(makeWritePdf({ maxQueueLength: 2 }));
  const documents = ["ada", "ben", "cy", "di", aJob].map((owner) => write(owner as PdfOwner));
  expect(await Promise.all(documents)).toEqual([1, 1, 1, many, 1]);
});

test("a document that takes too long is stopped with a sentence, and the next one is made", async () => {
  const stopped = await makeWrite(makeWritePdf({ maxDuration: 1 }))("ada", 1_000);
  expect(stopped).toBe("This document took too long to make and was stopped. Try again in a moment.");
  expect(await makeWrite()("ada")).toBe(1);
});

test("a document that needs more memory than its thread has is refused with a sentence", () => {
  const error = Object.assign(new Error("Worker terminated"), { code: "ERR_WORKER_OUT_OF_MEMORY" });
  expect(failureText(error)).toBe("This document is too large. Ask for a part of it.");
});

test("a part that cannot be drawn is an error, not a document", async () => {
  const writePdf = makeWritePdf();
  const noPng = Buffer.from("no PNG");
  await expect(writePdf("ada", frame, "t", (page) => page.drawing(noPng, 10, 10, []))).rejects.toThrow("Unknown image");
});
