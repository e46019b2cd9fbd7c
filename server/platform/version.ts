import { readFile } from "node:fs/promises";

const packageFile = new URL("../../package.json", import.meta.url);

/** Returns the version of the product from its package.json. */
export const readVersion = async (): Promise<string> =>
  (JSON.parse(await readFile(packageFile, "utf8")) as { version: string }).version;
