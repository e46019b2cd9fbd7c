/**
 * Creates the first super admin of an installation: npm run create-super-admin -- EMAIL FIRST LAST. Prints a link that sets the password.
 */
import { isRefusal } from "@restride/domain/values/refusal.ts";
import { makeCreateSuperAdmin } from "./features/sign-in/create-super-admin.ts";
import { makePasswordLinksStore } from "./features/sign-in/passwords/password-links.store.ts";
import { makeSignInStore } from "./features/sign-in/sign-in.store.ts";
import { makeSignInQueries } from "./features/sign-in/sign-in.queries.ts";
import { makeDatabase } from "./platform/database/database.ts";
import { prepareSchema } from "./prepare-database.ts";
import { makePool } from "./platform/database/pool.ts";
import { newUuid } from "./platform/ids.ts";
import { newSecret } from "./platform/passwords/passwords.ts";
import { readVariables } from "./settings/settings.ts";
import * as texts from "./start-texts.ts";

const [email = "", firstName = "", lastName = ""] = process.argv.slice(2);

const run = async (): Promise<string | null> => {
  if (lastName === "") return texts.sayWho;
  const { DATABASE_URL, RESTRIDE_PUBLIC_URL } = readVariables(process.env, "DATABASE_URL", "RESTRIDE_PUBLIC_URL");
  await prepareSchema(DATABASE_URL);
  const db = makeDatabase(makePool(DATABASE_URL, 1));
  const create = makeCreateSuperAdmin({
    db,
    queries: makeSignInQueries(db),
    store: makeSignInStore(db),
    links: makePasswordLinksStore(db),
    now: Date.now,
    newId: () => newUuid(Date.now()),
    newSecret,
    publicUrl: RESTRIDE_PUBLIC_URL,
  });
  const link = await create({ email, firstName, lastName }).finally(() => db.close());
  if (isRefusal(link)) return link.message;
  process.stdout.write(`${link}\n`);
  return null;
};

const problem = await run().catch((error: Error) => error.message);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
