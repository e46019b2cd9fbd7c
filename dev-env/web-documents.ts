import { readFileSync } from "node:fs";

/** A document of the web app as its client sends it: the constant of this name in a file below `web`, named without its ending. */
export const webDocument = (file: string, name: string): string => {
  const constants = readFileSync(new URL(`../web/${file}.graphql.ts`, import.meta.url), "utf8");
  const [, constant] = new RegExp(`^export const ${name}: .* = (\\{.*\\});$`, "m").exec(constants)!;
  return (JSON.parse(constant!) as { text: string }).text;
};
