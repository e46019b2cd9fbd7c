import { loadReadyMade } from "./features/content/ready-made/load-ready-made.store.ts";
import { formNames } from "./features/names/form-names.ts";
import { partSurgeonNames } from "./features/surgeons/part-surgeon-names.ts";
import { followCollation } from "./platform/database/collation-version.ts";
import { makeDatabase } from "./platform/database/database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { makePool } from "./platform/database/pool.ts";
import { type Logins, refuseUnfitLogin } from "./platform/database/request-login.ts";
import { waitForDatabase } from "./platform/database/wait-for-database.ts";

const oneLogin =
  "Requests are served by the owner of the database. A login of their own in RESTRIDE_APP_DATABASE_URL may do less: the README says how.";

/** Brings a database to what this version needs: its newest schema, its ready-made content, and names that are found. Fails for logins that are unfit. */
export const prepareDatabase = async (logins: Logins, say: (line: string) => void): Promise<void> => {
  const { databaseUrl, appDatabaseUrl } = logins;
  await waitForDatabase(databaseUrl, { say, variable: "DATABASE_URL" });
  await migrate(databaseUrl, say);
  await followCollation(databaseUrl, say);
  if (appDatabaseUrl === databaseUrl) say(oneLogin);
  else await waitForDatabase(appDatabaseUrl, { say, variable: "RESTRIDE_APP_DATABASE_URL" });
  await refuseUnfitLogin(logins);
  await prepareContent(databaseUrl);
};

/** Adds what of the ready-made content is not there yet, parts surgeons' names, and writes the parts of names that have none. */
export const prepareContent = async (databaseUrl: string): Promise<void> => {
  const db = makeDatabase(makePool(databaseUrl, 1));
  await loadReadyMade(db, Date.now())
    .then(() => partSurgeonNames(db))
    .then(() => formNames(db))
    .finally(db.close);
};
