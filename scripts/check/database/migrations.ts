import { basename } from "node:path";
import { problemAt, type Check, type Problem, type Source } from "../source.ts";

const folder = /^server\/migrations\/[^/]+\.sql$/;
const baseline = /^server\/migrations\/baseline\/[^/]+\.sql$/;
/** Name of a migration: the minute (UTC) in which it was written, and its effect. Migrations written in different branches get different names. */
const name = /^\d{8}T\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/** Finds migrations with a name out of order, with a wrong first line, and rows in the baseline. */
export const migrationsCheck: Check = {
  name: "migrations",
  find: (sources) => {
    const migrations = sources.filter(({ path }) => folder.test(path));
    const byMinute = Map.groupBy(migrations, ({ path }) => basename(path).split("-")[0]);
    const secondOfMinute = [...byMinute.values()].flatMap(([, ...again]) => again);
    return [
      ...migrations.flatMap(findMisnamed),
      ...secondOfMinute.map((source) => problemAt(source, 0, "another migration has this minute: take the next one")),
      ...migrations.flatMap((source) => findUnknownVersion(source, migrations)),
      ...sources.filter(({ path }) => baseline.test(path)).flatMap(findRows),
    ];
  },
};

const findMisnamed = (source: Source): Problem[] =>
  name.test(basename(source.path))
    ? []
    : [problemAt(source, 0, "call it by the minute and what it does: 20261129T0512-add-a-table.sql (UTC)")];

/** Finds a first line that would not be parsed, or that names a migration that is not earlier. */
const findUnknownVersion = (source: Source, migrations: readonly Source[]): Problem[] => {
  const first = source.text.split("\n")[0]!;
  if (!/^-- *versions\b/i.test(first)) return [];
  const namedMigration = /^-- Versions that know (\S+) may run on this\.$/.exec(first)?.[1];
  const ownName = basename(source.path);
  const earlier = migrations.map(({ path }) => basename(path)).filter((other) => other < ownName);
  return namedMigration !== undefined && ["baseline", ...earlier].includes(namedMigration)
    ? []
    : [
        problemAt(
          source,
          0,
          `write "-- Versions that know NAME may run on this.", with "baseline" or an earlier migration`,
        ),
      ];
};

const findRows = (source: Source): Problem[] =>
  [...source.text.matchAll(/^(insert|update|delete|copy)\b/gim)].map(({ index }) =>
    problemAt(source, index, "the baseline makes tables: rows that come with the product are server/reference-data's"),
  );
