import { loadReadyMade } from "./features/content/ready-made/load-ready-made.store.ts";
import { addShippedDiagnosisCodes } from "./features/diagnoses/shipped-diagnosis-codes.store.ts";
import { formNames } from "./features/names/form-names.ts";
import { addNoteCategories } from "./features/notes/note-categories.store.ts";
import { addStandardConsentForms } from "./features/registration/standard-consent-forms.store.ts";
import { partSurgeonNames } from "./features/surgeons/part-surgeon-names.ts";
import { withOwnClient } from "./platform/database/client.ts";
import { followCollation } from "./platform/database/collation-version.ts";
import { makeDatabase } from "./platform/database/database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { makePool, withoutOptions } from "./platform/database/pool.ts";
import { type Logins, refuseUnfitLogin } from "./platform/database/request-login.ts";
import { waitForDatabase } from "./platform/database/wait-for-database.ts";
import * as texts from "./start-texts.ts";

/** Prepares a database for this version: the newest schema, the data that comes with it, and searchable names. Fails for unfit logins. */
export const prepareDatabase = async (logins: Logins, say: (line: string) => void): Promise<void> => {
  const { databaseUrl, appDatabaseUrl } = logins;
  await waitForDatabase(databaseUrl, { say, variable: "DATABASE_URL" });
  await prepareSchema(databaseUrl, say);
  await followCollation(databaseUrl, say);
  if (appDatabaseUrl === databaseUrl) say(texts.oneLogin);
  else await waitForDatabase(appDatabaseUrl, { say, variable: "RESTRIDE_APP_DATABASE_URL" });
  await refuseUnfitLogin(logins);
  await prepareContent(databaseUrl);
};

/**
 * Migrates a database to the newest schema, and adds missing rows of the data that all clinics share: consent forms, categories of notes,
 * diagnosis codes. Existing rows are not changed; several processes may run this at once.
 */
export const prepareSchema = async (databaseUrl: string, say?: (line: string) => void): Promise<void> => {
  await migrate(databaseUrl, say);
  await withOwnClient({ connectionString: withoutOptions(databaseUrl) }, async (owner) => {
    await addStandardConsentForms(owner);
    await addNoteCategories(owner);
    await addShippedDiagnosisCodes(owner);
  });
};

/** Adds missing ready content, splits surgeons' names, and writes the search parts of names that have none. */
export const prepareContent = async (databaseUrl: string): Promise<void> => {
  const db = makeDatabase(makePool(databaseUrl, 1));
  await loadReadyMade(db, Date.now())
    .then(() => partSurgeonNames(db))
    .then(() => formNames(db))
    .finally(db.close);
};
