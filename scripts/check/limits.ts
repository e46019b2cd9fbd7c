import { isCode, isTest, problemAt, walkTree, type Check, type Problem, type Source } from "./source.ts";

const fileLimit = 250;
const functionLimit = 50;

/** Finds files and functions that are too long to be understood at first reading. */
export const limitsCheck: Check = {
  name: "limits",
  find: (sources) => sources.filter(isCode).flatMap((source) => [...longFile(source), ...longFunctions(source)]),
};

/** Returns statistics of the lengths of the product's files and functions, without tests, one line each. */
export function lengthStatistics(sources: readonly Source[]): string[] {
  const product = sources.filter((source) => isCode(source) && !isTest(source));
  const functions = product.flatMap((source) => functionsOf(source).map(({ lines }) => lines));
  return [`files: ${spreadText(product.map(fileLines))}`, `functions: ${spreadText(functions)}`];
}

const fileLines = ({ text }: Source): number => countCodeLines(text.split("\n"));

/** Counts lines without blank lines and comments. */
const countCodeLines = (lines: readonly string[]): number =>
  lines.filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;

function longFile(source: Source): Problem[] {
  const lines = fileLines(source);
  return lines > fileLimit
    ? [problemAt(source, 0, `has ${lines} lines, ${fileLimit} are the limit: split it by subject`)]
    : [];
}

function longFunctions(source: Source): Problem[] {
  if (isTest(source)) return [];
  return functionsOf(source)
    .filter(({ lines }) => lines > functionLimit)
    .map(({ start, lines }) =>
      problemAt(source, start, `a function of ${lines} lines, ${functionLimit} are the limit`),
    );
}

/** Returns the functions with their numbers of lines. Functions inside another function are not part of its length. */
function functionsOf(source: Source): { start: number; lines: number }[] {
  const spans: Span[] = [];
  walkTree(source, ({ type, start, end }) => {
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)) spans.push({ start, end });
  });
  return spans.map((span) => ({
    start: span.start,
    lines: countCodeLines(ownText(source.text, span, spans).split("\n")),
  }));
}

type Span = { start: number; end: number };

function ownText(text: string, { start, end }: Span, all: readonly Span[]): string {
  let [own, at] = ["", start];
  for (const inner of all) {
    if (inner.start <= start || inner.end > end || inner.start < at) continue;
    own += text.slice(at, inner.start);
    at = inner.end;
  }
  return own + text.slice(at, end);
}

function spreadText(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return `${sorted.length}, median ${at(0.5)} lines, 90 % at most ${at(0.9)}, longest ${at(1)}`;
}
