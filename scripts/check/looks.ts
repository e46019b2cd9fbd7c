import { type Check, isTest, problemAt, type Problem, type Source } from "./source.ts";

/** Components that open over a page. */
const opensOverPage = ({ path }: Source): boolean =>
  /^web\/(app|features)\/.*(Dialog|Drawer|DayMenu|ProfileMenu|Palette)\.tsx$/.test(path) && !isTest({ path, text: "" });

/** Tables of the suite of looks with the dialogs, drawers and menus. */
const isTable = ({ path }: Source): boolean => /^e2e\/looks\/[\w-]+-overlays\.ts$/.test(path);

/** Components that only a journey reaches and checks. Do not add to this list. */
const inJourneys: readonly string[] = [
  "web/app/command-palette/OpenPalette.tsx",
  "web/features/calendar/DayMenu.tsx",
  "web/features/content/apply/ApplyDialog.tsx",
  "web/features/content/compare/CompareDialog.tsx",
  "web/features/content/row-menu/RowDialog.tsx",
  "web/features/patients/add/DuplicateDialog.tsx",
  "web/features/programmes/wizard/newer/CompareDialog.tsx",
];

/**
 * Calls that check the looks of a page, and the number of them in journeys, each for a state that only the journey reaches. The number may only
 * decrease.
 */
const looks = /\bawait (?:expect\()?(?:takeScreens|expectFits|expectAccessible)\(/g;
const looksOfJourneys = 6;

const isJourney = ({ path }: Source): boolean =>
  path.startsWith("e2e/") &&
  !path.startsWith("e2e/looks/") &&
  !/^e2e\/(screens|accessibility|browser\.test)\.ts$/.test(path);

const namedPages = (tables: readonly Source[]): { path: string; table: Source; at: number }[] =>
  tables.flatMap((table) =>
    [...table.text.matchAll(/shows: "([^":]+)/g)].map(({ 1: path = "", index }) => ({ path, table, at: index })),
  );

const countProblem = (journeys: readonly Source[]): Problem[] => {
  const calls = journeys.flatMap((source) => [...source.text.matchAll(looks)].map(({ index }) => ({ source, index })));
  const last = calls.at(-1);
  if (!last || calls.length === looksOfJourneys) return [];
  const change = calls.length > looksOfJourneys ? "look in e2e/looks instead" : "lower the number here";
  const message = `journeys look ${calls.length} times, and ${looksOfJourneys} are known: ${change}`;
  return [problemAt(last.source, last.index, message)];
};

const keysOf = (text: string, value: RegExp): string[] =>
  [...text.matchAll(/^ {2}(\w+): (.*)$/gm)]
    .filter(({ 2: property = "" }) => value.test(property))
    .map(({ 1: key = "" }) => key);

/** Finds routes of the product without a row in the table of looks. */
const routeProblems = (sources: readonly Source[]): Problem[] => {
  const table = sources.find(({ path }) => path === "e2e/looks/page-looks.ts");
  const routes = sources.find(({ path }) => path === "domain/access/routes.ts");
  if (!table || !routes) return [];
  const rows = keysOf(table.text, /./);
  return keysOf(routes.text, /^(open\(|page\(|\{)/)
    .filter((name) => !rows.includes(name))
    .map((name) => problemAt(table, 0, `the page of ${name} is not looked at: add a row`));
};

/**
 * Finds dialogs, drawers and menus that the suite of looks does not check, and additional looks in journeys. It skips source trees without the suite.
 */
export const looksCheck: Check = {
  name: "looks",
  find: (sources) => {
    if (!sources.some(({ path }) => path.startsWith("e2e/"))) return [];
    const paths = new Set(sources.map(({ path }) => path));
    const entries = namedPages(sources.filter(isTable));
    const isShown = new Set(entries.map(({ path }) => path));
    const gone = entries.filter(({ path }) => !paths.has(path));
    const unseen = sources.filter(opensOverPage).filter(({ path }) => isShown.has(path) === inJourneys.includes(path));
    return [
      ...gone.map(({ path, table, at }) => problemAt(table, at, `${path} is not there`)),
      ...unseen.map((source) =>
        problemAt(
          source,
          0,
          isShown.has(source.path) ? "is looked at: take it out of the list" : "add a row to e2e/looks",
        ),
      ),
      ...routeProblems(sources),
      ...countProblem(sources.filter(isJourney)),
    ];
  },
};
