import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "./source.ts";

const product = /^(domain|server|web)\//;
/** The files that format times of day; all others call their functions. */
const formatterPaths = ["domain/values/calendar-date.ts", "domain/texts/time-texts.ts"];
/** Members of dates and of their locale that lead to a time of day of one's own. */
const ownWays = /^(toLocaleTimeString|timeStyle|hour12|hourCycle|dayPeriod|get(UTC)?(Hours|Minutes))$/;
/** Text that ends with the half of a day, such as ` PM` after an hour, and the half alone. */
const halfOfDay = /(^|[\s\d])([AP]M|[ap]m|[ap]\.m\.)$/;

/** Finds times of day that are not written by `clockTime`, `formatTime` or `formatInstant`, whose form is 4:59 PM. */
export const timesOfDayCheck: Check = {
  name: "times of day",
  find: (sources) =>
    sources
      .filter((source) => isCode(source) && !isTest(source))
      .filter(({ path }) => product.test(path) && !formatterPaths.includes(path))
      .flatMap(otherTimes),
};

function otherTimes(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node) => {
    if (ownWays.test(nameOf(node)) || halfOfDay.test(textOf(node)))
      problems.push(problemAt(source, node.start, "write a time of day by formatTime or clockTime: 4:59 PM"));
  });
  return problems;
}

const nameOf = ({ type, name }: Node): string => (type === "Identifier" ? String(name) : "");

function textOf({ type, value }: Node): string {
  if (type === "TemplateElement") return (value as { cooked: string }).cooked;
  return type === "Literal" && typeof value === "string" ? value : "";
}
