import { type Source, walkTree } from "../check/source.ts";

/** Part of a file that is SQL. In `masked`, holes, quoted texts and comments are blanked, so that all other characters keep their positions. */
export interface SqlRegion {
  readonly start: number;
  readonly masked: string;
}

/** Stands for each character of a `${…}` that is a value or a whole condition. */
export const hole = "§";
/** Stands for each character of a `${…}` that may add conditions of its own, such as sql`and …`. */
export const addition = "¤";

interface Hole {
  readonly start: number;
  readonly end: number;
}

const maskText = (text: string, sign: string): string => text.replaceAll(/[^\n]/g, sign);

const maskQuotes = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, (quoted) => `'${maskText(quoted.slice(1, -1), hole)}'`)
    .replaceAll(/--[^\n]*/g, (comment) => maskText(comment, " "))
    .replaceAll(/\bis (?:not )?distinct from\b/g, (operator) => maskText(operator, "="));

const maskHoles = (text: string, start: number, holes: readonly Hole[]): string =>
  holes.reduce((masked, { start: from, end }) => {
    const [before, inner, after] = [
      masked.slice(0, from - start),
      masked.slice(from - start, end - start),
      masked.slice(end - start),
    ];
    return before + maskText(inner, /sql`(`|\s*(and|or)\b)/.test(inner) ? addition : hole) + after;
  }, text);

const isSqlTag = (tag: Record<string, unknown>): boolean =>
  tag.name === "sql" || (tag.type === "CallExpression" && (tag.callee as { name?: string }).name === "typedSql");

const regionsOfModule = (source: Source): SqlRegion[] => {
  const regions: SqlRegion[] = [];
  walkTree(source, (node) => {
    if (node.type !== "TaggedTemplateExpression" || !isSqlTag(node.tag as Record<string, unknown>)) return;
    const quasi = node.quasi as { start: number; end: number; expressions: Hole[] };
    const [start, end] = [quasi.start + 1, quasi.end - 1];
    const holes = quasi.expressions.map((each) => ({
      start: source.text.lastIndexOf("${", each.start),
      end: source.text.indexOf("}", each.end) + 1,
    }));
    regions.push({ start, masked: maskQuotes(maskHoles(source.text.slice(start, end), start, holes)) });
  });
  return regions;
};

/** The bodies of the functions of a migration. */
const regionsOfMigration = ({ text }: Source): SqlRegion[] =>
  [...text.matchAll(/\$\$([\s\S]*?)\$\$/g)].map(({ index, 1: body }) => ({
    start: index + 2,
    masked: maskQuotes(body!),
  }));

/** Returns the regions of a module or a migration that contain SQL. */
export const sqlRegions = (source: Source): SqlRegion[] =>
  source.path.endsWith(".sql") ? regionsOfMigration(source) : regionsOfModule(source);
