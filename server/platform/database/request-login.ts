import type pg from "pg";
import { withOwnClient } from "./client.ts";
import { withoutOptions } from "./pool.ts";
import * as texts from "./database-texts.ts";

/** The two URLs of a database: that of the owner, and that of the login that serves requests. They may be the same. */
export interface Logins {
  readonly databaseUrl: string;
  readonly appDatabaseUrl: string;
}

/** PostgreSQL roles with which a login can run programs or write files on the server, and so become a superuser. */
const serverRoles = ["pg_execute_server_program", "pg_read_server_files", "pg_write_server_files"];

/**
 * SQL that returns whether a login is a role without restrictions, or can become one through other roles. Only an owner may create roles.
 */
const isPowerfulSql = `
  select exists (
    select from pg_roles where pg_has_role(session_user, oid, 'MEMBER')
      and (rolsuper or rolbypassrls or rolname = any($1) or (rolcreaterole and not $2))
  ) as yes`;

/** SQL that identifies a database of a server; the result is the same for each login. */
const identity = "select current_database() || ' ' || system_identifier as id from pg_control_system()";

const withLogin = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withOwnClient({ connectionString: withoutOptions(url) }, work);

const identityOf = (url: string): Promise<string> =>
  withLogin(url, async (client) => (await client.query<{ id: string }>(identity)).rows[0]!.id);

const refuseOtherDatabase = async ({ databaseUrl, appDatabaseUrl }: Logins): Promise<void> => {
  const [owners, requests] = await Promise.all([identityOf(databaseUrl), identityOf(appDatabaseUrl)]);
  if (owners !== requests) throw new Error(texts.loginOfAnotherDatabase);
};

const refusePowerful = async (client: pg.Client, isOwner: boolean): Promise<void> => {
  const { rows } = await client.query<{ yes: boolean }>(isPowerfulSql, [serverRoles, isOwner]);
  if (rows[0]!.yes) throw new Error(texts.loginIsTooPowerful);
};

const refuseStranger = async (client: pg.Client, variable: string): Promise<void> => {
  try {
    for (const role of ["restride_app", "restride_limited"]) await client.query(`set role ${role}`);
  } catch (error) {
    const { rows } = await client.query<{ login: string }>("select quote_ident(session_user) as login");
    throw new Error(texts.loginIsNoMember(variable, rows[0]!.login), { cause: error });
  }
};

/**
 * Fails for a login that must not serve requests: a login of another database, one that has too many rights under any role, or one that is
 * no member of the roles that statements run in.
 */
export const refuseUnfitLogin = async (logins: Logins): Promise<void> => {
  const isOwner = logins.appDatabaseUrl === logins.databaseUrl;
  if (!isOwner) await refuseOtherDatabase(logins);
  await withLogin(logins.appDatabaseUrl, async (client) => {
    await refusePowerful(client, isOwner);
    await refuseStranger(client, isOwner ? "DATABASE_URL" : "RESTRIDE_APP_DATABASE_URL");
  });
};
