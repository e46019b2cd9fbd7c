import * as texts from "./diagnosis-texts.ts";

/** Line of the official list. */
export interface ListedCode {
  /** The code with its point: `M17.11`. */
  readonly code: string;
  readonly description: string;
  /** True for a heading above codes, which may not be recorded itself. */
  readonly heading: boolean;
}

const line = /^\d{5} (\S{3,7}) +([01]) .{60} (.*\S)\s*$/;

/**
 * Parses the order file of ICD-10-CM, as the federal agency publishes it: number, code without its point, 1 for a code and 0 for a heading, a short
 * and a long description, each in its column. Throws for any other line.
 */
export const readOrderFile = (text: string): ListedCode[] =>
  text
    .split(/\r?\n/)
    .filter((each) => each.trim() !== "")
    .map((each, at) => {
      const [, code, kind, description] = line.exec(each) ?? [];
      if (!code || !description) throw new Error(texts.lineIsOfNoOrderFile(at + 1, each.slice(0, 40)));
      const written = code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
      return { code: written, description, heading: kind === "0" };
    });
