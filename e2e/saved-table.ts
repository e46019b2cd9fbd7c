import { readFile } from "node:fs/promises";
import type { Download } from "playwright-core";
import { expect } from "vitest";

/** The text of a saved table, which begins with the mark that tells a spreadsheet how its letters are written. */
export async function savedTable(download: Download): Promise<string> {
  const text = await readFile(await download.path(), "utf8");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return text.slice(1);
}
