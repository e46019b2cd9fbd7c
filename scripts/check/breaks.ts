import { plantIn, type PlantedBreak } from "../breaks/planted-break.ts";
import { plantedBreaks } from "../breaks/planted.ts";
import { type Check, lineAt, type Problem, type Source } from "./source.ts";

/** The file with the set of all planted faults; other source trees have none. */
const set = "scripts/breaks/planted.ts";

/** Returns the place of a fault's name in the files of the set. */
const placeOf = (sources: readonly Source[], { name }: PlantedBreak): Pick<Problem, "path" | "line"> => {
  const source = sources.find(({ path, text }) => path.startsWith("scripts/breaks/planted/") && text.includes(name));
  return source ? { path: source.path, line: lineAt(source, source.text.indexOf(name)) } : { path: set, line: 1 };
};

/** Returns why a fault cannot be planted, as a sentence; null when it can. */
const problemOf = (sources: readonly Source[], planted: PlantedBreak): string | null => {
  const source = sources.find(({ path }) => path === planted.path);
  if (!source) return `${planted.path} is not there: plant "${planted.name}" where its code is now`;
  if (plantIn(source.text, planted) !== null) return null;
  return `its text does not stand exactly once in ${planted.path}: plant "${planted.name}" as the code is now`;
};

/** Finds faults of a set that have the name of another one or cannot be planted. */
export const findBrokenBreaks = (sources: readonly Source[], breaks: readonly PlantedBreak[]): Problem[] =>
  breaks.flatMap((planted, at) => {
    const isTwice = breaks.findIndex(({ name }) => name === planted.name) < at;
    const message = isTwice ? `two breaks are named "${planted.name}"` : problemOf(sources, planted);
    return message === null ? [] : [{ ...placeOf(sources, planted), message }];
  });

/** Finds planted faults of `npm run breaks` that no longer match the code. */
export const breaksCheck: Check = {
  name: "planted breaks",
  find: (sources) => (sources.some(({ path }) => path === set) ? findBrokenBreaks(sources, plantedBreaks) : []),
};
