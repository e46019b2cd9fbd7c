/** A line of the official list. */
export interface ListedCode {
  /** As it is written, `M17.11`. */
  readonly code: string;
  readonly description: string;
  /** True for what stands above codes and may not be recorded itself. */
  readonly heading: boolean;
}

const line = /^\d{5} (\S{3,7}) +([01]) .{60} (.*\S)\s*$/;

/**
 * The lines of the order file of ICD-10-CM, as the federal agency publishes it: number, code without its point, 1 for a code and 0
 * for a heading, a short and the long description, each in its column. Throws for a line that is none.
 */
export const readOrderFile = (text: string): ListedCode[] =>
  text
    .split(/\r?\n/)
    .filter((each) => each.trim() !== "")
    .map((each, at) => {
      const [, code, kind, description] = line.exec(each) ?? [];
      if (!code || !description)
        throw new Error(`Line ${at + 1} is none of an ICD-10-CM order file: ${each.slice(0, 40)}`);
      const written = code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
      return { code: written, description, heading: kind === "0" };
    });
