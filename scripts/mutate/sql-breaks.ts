import { createHash } from "node:crypto";
import type { PlantedBreak } from "../breaks/planted-break.ts";
import { lineAt, type Source } from "../check/source.ts";
import { builderEdits } from "./builder-rules.ts";
import { readSqlFunctions } from "./sql-functions.ts";
import { sqlRegions } from "./sql-regions.ts";
import { type Edit, sqlEdits } from "./sql-rules.ts";

const isStatementFile = ({ path }: Source): boolean =>
  /^server\/.*\.(queries|store|lookups|commands)\.ts$/.test(path) ||
  /^server\/migrations\/(baseline\/)?[^/]+\.sql$/.test(path);

/** Text around an edit that occurs only once in the file, in whole lines. */
const uniqueAround = (text: string, { start, end, replace }: Edit): { search: string; replace: string } => {
  let [from, to] = [start, end];
  do {
    from = text.lastIndexOf("\n", from - 2) + 1;
    to = text.indexOf("\n", to + 1) === -1 ? text.length : text.indexOf("\n", to + 1);
  } while (text.split(text.slice(from, to)).length !== 2);
  return { search: text.slice(from, to), replace: text.slice(from, start) + replace + text.slice(end, to) };
};

const short = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, 90);

const placeOf = (source: Source, at: number): string =>
  `${lineAt(source, at)}:${at - source.text.lastIndexOf("\n", at - 1)}`;

/** The breaks of a file, in the order of their places. */
export function sqlBreaks(source: Source): PlantedBreak[] {
  const inText = sqlRegions(source).flatMap(({ start, masked }) =>
    sqlEdits(masked).map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start })),
  );
  const edits = [...inText, ...(source.path.endsWith(".ts") ? builderEdits(source) : [])];
  return edits
    .toSorted((one, other) => one.start - other.start)
    .map((edit) => ({
      name: `${source.path}:${placeOf(source, edit.start)} ${edit.rule}: ${short(source.text.slice(edit.start, edit.end))} → ${short(edit.replace)}`,
      path: source.path,
      ...uniqueAround(source.text, edit),
    }));
}

/** Returns the position in a break's text at which the break begins to differ. */
export const differsAt = ({ search, replace }: Pick<PlantedBreak, "search" | "replace">): number =>
  [...search].findIndex((sign, at) => sign !== replace[at]);

/** The breaks of all files whose `path:line` begins with one of `files`, in the order of a draw by the seed, at most `count`. */
export function drawSqlBreaks(
  sources: readonly Source[],
  { seed, count, files }: { seed: string; count: number | undefined; files: readonly string[] },
): PlantedBreak[] {
  const isWanted = ({ name }: PlantedBreak): boolean =>
    files.length === 0 || files.some((file) => name.startsWith(file) && !/^\d/.test(name.slice(file.length)));
  const rank = ({ name, search }: PlantedBreak): string =>
    createHash("sha256").update(`${seed} ${name} ${search}`).digest("hex");
  const reachOf = readSqlFunctions(sources);
  const runs = ({ path, text }: Source, { search, replace }: PlantedBreak): boolean =>
    path.endsWith(".ts") || !reachOf(path, text.indexOf(search) + differsAt({ search, replace })).isReplaced;
  return sources
    .filter(isStatementFile)
    .flatMap((source) => sqlBreaks(source).filter((planted) => runs(source, planted)))
    .filter(isWanted)
    .map((planted) => ({ planted, rank: rank(planted) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ planted }) => planted);
}
