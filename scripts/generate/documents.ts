import { createHash } from "node:crypto";
import { stringifyDocument } from "@urql/core";

/** The documents in generated operations, as the web app's client writes them into its requests. */
export const textsIn = (operations: string): string[] =>
  [...operations.matchAll(/^export const \w+Document = (\{.*\}) as unknown as/gm)].map(([, json]) =>
    stringifyDocument(JSON.parse(json!)),
  );

/** A module that holds the hashes of texts. */
export const registryOf = (texts: readonly string[]): string => {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64url")).toSorted();
  const lines = [...new Set(hashes)].map((hash) => `  "${hash}",\n`).join("");
  return `/** SHA-256 of the documents of the web app and of the patients' app: in production strangers may send these. */
export const registered: ReadonlySet<string> = new Set([\n${lines}]);\n`;
};
