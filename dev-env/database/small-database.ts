import { newClient } from "@restride/server/platform/database/client.ts";
import { makeDatabase } from "@restride/server/platform/database/database.ts";
import { makePool } from "@restride/server/platform/database/pool.ts";
import { filledTemplate, smallClinics } from "./filled-template.ts";
import { cloneDatabase } from "./test-databases.ts";

/** Opens a database with the small clinics, without a running product: `db` works under row-level security, `owner` bypasses it. */
export const openSmallDatabase = async (fill = smallClinics) => {
  const database = await cloneDatabase(filledTemplate(fill, Date.now()));
  const db = makeDatabase(makePool(database.url, 2));
  const owner = newClient({ connectionString: database.url });
  await owner.connect();
  const close = async (): Promise<void> => {
    await owner.end();
    await db.close();
    await database.drop();
  };
  return { url: database.url, db, owner, close };
};

export type SmallDatabase = Awaited<ReturnType<typeof openSmallDatabase>>;
