import { readFile } from "node:fs/promises";

const packageFile = new URL("../../package.json", import.meta.url);

/** The version of the product, as its package says. */
export const readVersion = async (): Promise<string> =>
  (JSON.parse(await readFile(packageFile, "utf8")) as { version: string }).version;
