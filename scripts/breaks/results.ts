import { type LayeredBreak, layers } from "./planted-break.ts";
import type { Failure } from "./run-vitest.ts";

/** Result of a planted fault; one that does not compile is refused. */
export type Result = { readonly planted: LayeredBreak } & (
  | { readonly outcome: "noticed"; readonly failure: Failure }
  | { readonly outcome: "survived" | "refused" }
);

/** Formats a result: the fault, and the test that noticed it. */
export const resultLine = (result: Result): string => {
  const { layer, name, path } = result.planted;
  const head = `[${layer}] ${name} (${path})`;
  if (result.outcome === "noticed") return `${head}\n  noticed by ${result.failure.file}: ${result.failure.title}`;
  return result.outcome === "survived"
    ? `${head}\n  SURVIVED`
    : `${head}\n  REFUSED: it does not compile, so it is no break`;
};

/** Formats a table by layer, with a line for the total. */
export const resultTable = (results: readonly Result[]): string[] => {
  const row = (name: string, some: readonly Result[]): string => {
    const count = (outcome: Result["outcome"]): string =>
      String(some.filter((each) => each.outcome === outcome).length).padStart(9);
    return `${name.padEnd(10)}${String(some.length).padStart(9)}${count("noticed")}${count("survived")}`;
  };
  const rows = layers
    .map((layer) => [layer, results.filter(({ planted }) => planted.layer === layer)] as const)
    .filter(([, some]) => some.length > 0)
    .map(([layer, some]) => row(layer, some));
  return [
    `${"layer".padEnd(10)}${"planted".padStart(9)}${"noticed".padStart(9)}${"survived".padStart(9)}`,
    ...rows,
    row("all", results),
  ];
};
