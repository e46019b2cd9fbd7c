import pg from "pg";

const login = "restride_login";
const make = (statement: string): string =>
  `do $$ begin ${statement}; exception when duplicate_object or unique_violation then null; end $$`;

/** The same database by a login that is a member of restride_app and nothing else: nothing it may become stands above the walls. */
export const appLogin = async (databaseUrl: string): Promise<string> => {
  const owner = new pg.Client(databaseUrl);
  await owner.connect();
  await owner.query(make("create role restride_app nologin"));
  await owner.query(make(`create role ${login} login in role restride_app`));
  await owner.end();
  const url = new URL(databaseUrl);
  url.username = login;
  return url.href;
};
