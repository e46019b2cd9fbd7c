import { withOwnClient } from "@restride/server/platform/database/client.ts";

const login = "restride_login";
const unlessExists = (statement: string): string =>
  `do $$ begin ${statement}; exception when duplicate_object or unique_violation then null; end $$`;

/** Servers whose logins exist. Logins belong to a server, and a test run opens hundreds of databases on one server. */
const servers = new Map<string, Promise<void>>();

/**
 * Returns the URL of the same database with a login that is only a member of the roles of statements, so that no role it can take bypasses row-level
 * security.
 */
export const appLogin = async (databaseUrl: string): Promise<string> => {
  const url = new URL(databaseUrl);
  const server = `${url.host}${url.search}`;
  const logins = servers.get(server) ?? makeLogins(databaseUrl);
  servers.set(server, logins);
  await logins.catch((error: unknown) => {
    servers.delete(server);
    throw error;
  });
  url.username = login;
  return url.href;
};

const makeLogins = (databaseUrl: string): Promise<void> =>
  withOwnClient({ connectionString: databaseUrl }, async (owner) => {
    for (const role of ["restride_app", "restride_limited"])
      await owner.query(unlessExists(`create role ${role} nologin`));
    await owner.query(unlessExists(`create role ${login} login in role restride_app, restride_limited`));
  });
