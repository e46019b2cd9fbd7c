import { appLogin } from "@restride/dev-env/database/app-login.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newClient } from "./client.ts";
import { migrate } from "./migrate.ts";
import { refuseUnfitLogin } from "./request-login.ts";

let database: TestDatabase;
let owner: pg.Client;
const roles: string[] = [];
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  owner = newClient({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  for (const role of roles.toReversed()) await owner.query(`drop role ${role}`);
  await owner.end();
  await database.drop();
});

/** Creates a role for this test with rights, such as `login createrole in role restride_app`. */
const makeRole = async (rights: string): Promise<string> => {
  const name = `unfit_${process.pid}_${roles.length}`;
  await owner.query(`create role ${name} ${rights}`);
  roles.push(name);
  return name;
};

/** Checks a login that serves requests beside the owner. */
const check = (login: string): Promise<void> => {
  const url = new URL(database.url);
  url.username = login;
  return refuseUnfitLogin({ databaseUrl: database.url, appDatabaseUrl: url.href });
};

test("a login that is a member of the roles of statements and nothing else serves requests", async () => {
  await refuseUnfitLogin({ databaseUrl: database.url, appDatabaseUrl: await appLogin(database.url) });
  await check(await makeRole("login in role restride_app, restride_limited"));
});

test.each([
  ["is a superuser", "superuser", ""],
  ["may pass by row level security", "bypassrls", ""],
  ["may make roles", "createrole", ""],
  ["is a member of a superuser", "", "nologin superuser"],
  ["is a member of a role that passes by row level security", "", "nologin bypassrls"],
  ["is a member of a role that makes roles", "", "nologin createrole"],
  ["is a member of a member of a role that runs programs", "", "nologin in role pg_execute_server_program"],
  ["is a member of a member of a role that writes files", "", "nologin in role pg_write_server_files"],
])("a login that %s is refused", async (_what, rights, rightsOfItsRole) => {
  const groups = ["restride_app", "restride_limited", ...(rightsOfItsRole ? [await makeRole(rightsOfItsRole)] : [])];
  const login = await makeRole(`login ${rights} in role ${groups.join(", ")}`);
  await expect(check(login)).rejects.toThrow(
    /^The login that serves requests is a superuser or may pass by row level security, or may become a role that is.*RESTRIDE_APP_DATABASE_URL/,
  );
});

test("membership without inheritance is membership: the login could still become its role", async () => {
  const powerful = await makeRole("nologin superuser");
  await expect(
    check(await makeRole(`login noinherit in role restride_app, restride_limited, ${powerful}`)),
  ).rejects.toThrow("may become a role that is");
});

test.each(["login", "login in role restride_app"])(
  "%s, which lacks a role of statements, is told the grant to run",
  async (rights) => {
    const login = await makeRole(rights);
    await expect(check(login)).rejects.toThrow(
      new Error(
        `RESTRIDE_APP_DATABASE_URL names a login that is no member of restride_app and restride_limited. Let the owner of the database run: grant restride_app, restride_limited to ${login};`,
      ),
    );
  },
);

test("a login on another database is refused, on the same server too", async () => {
  const other = await cloneDatabase(migratedTemplate(migrate));
  try {
    await expect(
      refuseUnfitLogin({ databaseUrl: database.url, appDatabaseUrl: await appLogin(other.url) }),
    ).rejects.toThrow(
      new Error("RESTRIDE_APP_DATABASE_URL names another database than DATABASE_URL. Both must name the same one."),
    );
  } finally {
    await other.drop();
  }
});
