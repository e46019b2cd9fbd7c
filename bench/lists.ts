import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { fillSmallClinics, smallEmail } from "@restride/dev-env/small-clinics.ts";
import { startWorld } from "@restride/dev-env/world.ts";
import { bypassRls } from "@restride/dev-env/database/bypass-rls.ts";
import pg from "pg";
import { type Call, request } from "./calls.ts";
import { urlOfHandwritten, openMeter } from "./costs.ts";
import { type Contender, measure, type Row, scriptsOf } from "./measure.ts";

/** List of a clinic: its query, the variables for its pages and searches, and statements that fill it with many rows. */
export type List = {
  name: string;
  document: string;
  variables: (rows: number, customerId: string) => object[];
  /** Statements that add $2 rows to clinic $1. Omitted where another list of the group adds them. */
  fill?: readonly string[];
};

/** Lists to measure with few rows in the first clinic and many in the second, for a person with the role `asks`. */
export type ListGroup = {
  name: string;
  sizes: readonly [few: number, many: number];
  asks: Role;
  lists: readonly List[];
  /** Statement that fills derived tables, because the triggers are off. */
  derive?: string;
};

const pageSize = 20;

const surgeons: List = {
  name: "surgeons",
  document: `query Surgeons($pagination: SurgeonsPageInput) { getSurgeons(pagination: $pagination) { status message total
    surgeons { _id name image email phone { public } patients } } }`,
  variables: (rows) =>
    [
      { current: 1 },
      { current: Math.ceil(rows / pageSize / 2) },
      { current: 1, searchText: "raman" },
      { current: 1, searchText: "surgeon7" },
      { current: 1, searchText: "555 0007" },
    ].map((search) => ({ pagination: { pageSize, searchText: "", ...search } })),
  fill: [
    `insert into surgeons (customer_id, surgeon_id, access_code, name, first_name, last_name, email, phone_public)
    select $1, gen_random_uuid(), 'MANY' || n, 'Dr. ' || first || ' ' || last || ' ' || n, first, last, 'many-surgeon' || n || '@clinic.example',
      '+1312555' || lpad((n % 10000)::text, 4, '0')
    from generate_series(1, $2::int) n, lateral (select (array['Anna','Priya','Kenji','Omar'])[n % 4 + 1] as first,
      (array['Whitfield','Raman','Watanabe','Haddad','Beckett'])[n % 5 + 1] as last) as person`,
  ],
};

const users: List = {
  name: "users",
  document: `query Users($pagination: UsersPageInput!) { getUsers(pagination: $pagination) { status message total
    users { _id firstname lastname email role active userimage } } }`,
  variables: (rows) =>
    [
      { page: 1 },
      { page: Math.ceil(rows / pageSize / 2) },
      { page: 1, searchText: "raman" },
      { page: 1, searchText: "many-user7" },
    ].map((search) => ({ pagination: { size: pageSize, searchText: "", active: true, onlyusers: true, ...search } })),
  fill: [
    `insert into users (user_id, customer_id, role, first_name, last_name, email, active)
    select gen_random_uuid(), $1, 2, (array['Anna','Priya','Kenji','Omar'])[n % 4 + 1],
      (array['Whitfield','Raman','Watanabe','Haddad','Beckett'])[n % 5 + 1] || ' ' || n, 'many-user' || n || '@clinic' || $2::int || '.example', n % 10 > 0
    from generate_series(1, $2::int) n`,
  ],
};

/** Lists of a clinic's office. */
export const officeLists: ListGroup = {
  name: "lists",
  sizes: [20, 10_000],
  asks: Role.admin,
  lists: [surgeons, users],
};

/** Returns the email of the person who asks. A company has one admin for both clinics. */
const emailOf = ({ asks }: ListGroup, clinic: number): string =>
  smallEmail(asks === Role.companyAdmin ? 0 : clinic, asks);

/** Measures every list of a group in a clinic with few rows and in one with many. Returns one table for each. `folder` is the database server's. */
export async function measureLists(folder: string, seconds: number, group: ListGroup): Promise<Row[][]> {
  const fill = (databaseUrl: string, now: number) => fillLists(databaseUrl, now, group);
  const world = await startWorld({ fill: { name: `bench ${group.name}`, run: fill } });
  const beside = {
    world,
    handUrl: await urlOfHandwritten(world.databaseUrl),
    meter: await openMeter(world.databaseUrl, folder),
  };
  const tokens: (string | null)[] = [];
  for (const clinic of group.sizes.keys()) tokens.push((await signIn(world, emailOf(group, clinic))).token);
  const byList: Row[][] = [];
  for (const list of group.lists) {
    const contenders: Contender[] = [];
    for (const [clinic, rows] of group.sizes.entries()) {
      const call = callOf(list, tokens[clinic]!, rows, small.customers[clinic]!);
      await scriptsOf(world, call, call.requests.length); // the first read of a list also reads its order; no side is measured with that read
      contenders.push({ ...beside, call, productScripts: await scriptsOf(world, call, call.requests.length) });
    }
    byList.push(await measure(contenders, seconds));
  }
  await beside.meter.close();
  await world.close();
  return group.sizes.map((_, clinic) => byList.map((rows) => rows[clinic]!));
}

function callOf({ name, document, variables }: List, token: string | null, rows: number, customerId: string): Call {
  return { name, requests: variables(rows, customerId).map((input) => request(token, document, input)) };
}

async function fillLists(databaseUrl: string, now: number, { sizes, lists, derive }: ListGroup): Promise<void> {
  await fillSmallClinics(databaseUrl, now);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: bypassRls });
  if (derive) await pool.query("set session_replication_role = replica");
  for (const [clinic, rows] of sizes.entries())
    for (const statement of lists.flatMap(({ fill = [] }) => fill))
      await pool.query(statement, [small.customers[clinic], rows]);
  if (derive) await pool.query(derive);
  await pool.query("vacuum analyze");
  await pool.end();
}
