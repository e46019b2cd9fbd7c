import { basename } from "node:path";
import { problemAt, type Check } from "./source.ts";

/** They landed together before this was checked; what ran somewhere keeps its name. */
const landedTwice = new Set(["0010", "0011"]);

/** Two migrations with one number: which runs first would be decided by the rest of their names. */
export const migrationsCheck: Check = {
  name: "migrations",
  find: (sources) => {
    const migrations = sources.filter(({ path }) => /^server\/migrations\/.+\.sql$/.test(path));
    const numbered = Map.groupBy(migrations, ({ path }) => basename(path).split("-")[0]!);
    return [...numbered].flatMap(([number, [, ...again]]) =>
      (landedTwice.has(number) ? [] : again).map((source) =>
        problemAt(source, 0, `there is a migration ${number} already: take the next number`),
      ),
    );
  },
};
