import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "./source.ts";

const branded = new Set(["Id", "CalendarDate", "CalendarMonth"]);
/** Files that may convert strings to ids and dates. */
const parserPaths = /^domain\/values\/|^server\/platform\/ids\.ts$|^dev-env\//;

/** Finds casts of strings to ids or dates that skip parsing, and SQL that compares ids as text, which cannot use the index. */
export const brandsCheck: Check = {
  name: "ids and dates",
  find: (sources) =>
    sources
      .filter((source) => isCode(source) && !isTest(source) && !parserPaths.test(source.path))
      .flatMap(unparsedCasts),
};

function unparsedCasts(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node) => {
    const name = castTo(node);
    if (branded.has(name)) problems.push(problemAt(source, node.start, `read a text as ${name}, do not call it one`));
    if (comparesAsText(node)) problems.push(problemAt(source, node.start, "compare ids as ids, not as texts"));
  });
  return problems;
}

function castTo({ type, typeAnnotation }: Node): string {
  if (type !== "TSAsExpression") return "";
  const { typeName } = typeAnnotation as Node & { typeName?: Node };
  return String(typeName?.name);
}

const comparesAsText = ({ type, value }: Node): boolean =>
  type === "TemplateElement" && /_id::text\s*=/.test((value as { raw: string }).raw);
