import { Role, roleName, staffRoles } from "@restride/domain/access/roles.ts";
import pg from "pg";
import { fillSmallClinics, smallEmail, smallPassword } from "./small-clinics.ts";

/** A person to be in the demo. */
export interface DemoLogin {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

export const demoLogins: readonly DemoLogin[] = staffRoles.map((role: Role) => ({
  role: roleName(role),
  email: smallEmail(0, role),
  password: smallPassword,
}));

/** Fills an empty database with demo data; one that has companies already is left as it is. */
export const fillDemo = async (databaseUrl: string, now: number, say: (line: string) => void): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query("select from companies limit 1");
  await client.end();
  if (rowCount !== 0) return;
  say("Making demo data …");
  await fillSmallClinics(databaseUrl, now);
};
