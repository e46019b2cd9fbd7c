import { readFile } from "node:fs/promises";
import type { Download } from "playwright-core";
import { expect } from "vitest";

/** Returns the text of a saved table without its byte order mark, which the table must have. */
export async function savedTable(download: Download): Promise<string> {
  const text = await readFile(await download.path(), "utf8");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return text.slice(1);
}
