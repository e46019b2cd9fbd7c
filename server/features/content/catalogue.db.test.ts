import { Role } from "@restride/domain/access/roles.ts";
import { companyScope, systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test as base } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeBodyQueries } from "./bodies.queries.ts";
import { makeContentQueries } from "./content.queries.ts";

const test = base;
const clinic = systemCustomerScope(small.customers[0]!, "test");
const everything = systemScope("test");
const scopeOf = (at: number) =>
  companyScope({
    userId: small.user(at, Role.companyAdmin),
    companyId: small.companies[at],
    customerIds: null,
  } as unknown as Viewer)!;
const newId = (kind: number, number: number): Id => testId(`0192f000-00c${kind}-7000-8000-00000000000${number}`);

interface Kind {
  readonly table: string;
  readonly id: string;
  readonly name: string;
  readonly first: Id;
}
const kinds = {
  carePlan: { table: "care_plans", id: "care_plan_id", name: "name", first: small.carePlan },
  regimen: { table: "regimens", id: "regimen_id", name: "name", first: small.regimen },
  exercise: { table: "exercises", id: "exercise_id", name: "name", first: small.exercise(1) },
  device: { table: "devices", id: "device_id", name: "display_name", first: small.device },
  questionnaire: {
    table: "questionnaires",
    id: "questionnaire_id",
    name: "short_name",
    first: small.questionnaire,
  },
} satisfies Record<string, Kind>;

/** A copy of a row of the catalogue with other columns. */
const copyRow = ({ owner }: SmallDatabase, { table, id, first }: Kind, columns: object) =>
  owner.query(`insert into ${table} select (jsonb_populate_record(t, $1::jsonb)).* from ${table} t where ${id} = $2`, [
    JSON.stringify(columns),
    first,
  ]);

/** A content of a company with one version. */
const addContent = async (database: SmallDatabase, kind: keyof typeof kinds, id: Id, name: string, company: Id) => {
  const place = kinds[kind];
  await copyRow(database, place, { [place.id]: id, [place.name]: name });
  await database.owner.query("insert into content (content_id, kind, company_id) values ($1, $2, $3)", [
    id,
    kind,
    company,
  ]);
  await database.owner.query("insert into content_versions (version_id, content_id, number) values ($1, $1, 1)", [id]);
};

test("each kind is listed by name, and the versions of one content from the first to the newest", async ({
  database,
}) => {
  const { owner } = database;
  for (const [at, kind] of (Object.keys(kinds) as (keyof typeof kinds)[]).entries()) {
    const place: Kind = kinds[kind];
    await owner.query(`update ${place.table} set ${place.name} = 'Middle' where ${place.id} = $1`, [place.first]);
    await owner.query(`update ${place.table} set ${place.name} = 'Other' where ${place.id} <> $1`, [place.first]);
    await copyRow(database, place, { [place.id]: newId(at, 1) });
    await owner.query("insert into content_versions (version_id, content_id, number) values ($1, $2, 2)", [
      newId(at, 1),
      place.first,
    ]);
    await addContent(database, kind, newId(at, 2), "Later", small.companies[0]!);
    await addContent(database, kind, newId(at, 3), "Next", small.companies[0]!);
  }
  const queries = makeContentQueries(database.db);
  const among = (at: number, ids: readonly Id[]) =>
    ids.filter((id) => [Object.values(kinds)[at]!.first, newId(at, 1), newId(at, 2), newId(at, 3)].includes(id));
  const inOrder = (at: number) => [newId(at, 2), Object.values(kinds)[at]!.first, newId(at, 1), newId(at, 3)];
  expect(
    among(
      0,
      (await queries.carePlans(clinic)).map(({ _id }) => _id),
    ),
  ).toEqual(inOrder(0));
  expect(
    among(
      1,
      (await queries.regimens(clinic)).map(({ _id }) => _id),
    ),
  ).toEqual(inOrder(1));
  expect(
    among(
      2,
      (await queries.exercises(clinic)).map(({ exercise }) => exercise._id),
    ),
  ).toEqual(inOrder(2));
  expect(
    among(
      3,
      (await queries.devices(clinic)).map(({ _id }) => _id),
    ),
  ).toEqual(inOrder(3));
  expect(
    among(
      4,
      (await queries.forms(clinic)).map(({ formid }) => formid),
    ),
  ).toEqual(inOrder(4));
  await owner.query("update regimens set start_day = start_day - 7 where regimen_id = $1", [newId(1, 3)]);
  expect(
    among(
      1,
      (await queries.regimens(clinic)).map(({ _id }) => _id),
    )[0],
  ).toBe(newId(1, 3));
});

test("an entry of a regimen has its own dose, and that of the exercise where it names none, in every reading", async ({
  database: { db, owner },
}) => {
  await owner.query(
    "update exercises set hold_seconds = 11, repeats = 12, sets = 13, times = 2, interval = 3 where exercise_id = $1",
    [small.exercise(1)],
  );
  await owner.query("delete from regimen_exercises where regimen_id = $1", [small.regimen]);
  await owner.query(
    `insert into regimen_exercises (regimen_id, position, exercise_id, start_day, end_day, hold_seconds, repeats, sets, times, interval)
     values ($1, 2, $2, 1, 9, 21, 22, 23, 4, 5), ($1, 1, $2, 1, 9, null, null, null, null, null)`,
    [small.regimen, small.exercise(1)],
  );
  const doses = [
    { repeat: 12, set: 13, time: 2, interval: 3 },
    { repeat: 22, set: 23, time: 4, interval: 5 },
  ];
  const bodies = makeBodyQueries(db);
  const body = await bodies.acrossCustomersBody(everything, "regimen", small.regimen);
  expect(body.exercises).toMatchObject(doses.map((dose, at) => ({ ...dose, holdseconds: at === 0 ? 11 : 21 })));
  const entries = await bodies.acrossCustomersEntries(everything, [small.regimen]);
  expect(entries).toMatchObject(doses.map((dose, at) => ({ ...dose, hold: at === 0 ? 11 : 21 })));
  const regimens = await makeContentQueries(db).regimens(clinic);
  expect(regimens.find(({ _id }) => _id === small.regimen)!.entries).toMatchObject(
    doses.map((dose, at) => ({ ...dose, holdseconds: at === 0 ? 11 : 21 })),
  );
});

test("what content leaves open is an empty text in its form", async ({ database: { db, owner } }) => {
  await owner.query(
    `update care_plans set surgery_type = null; update regimens set surgery_type = null, gender = null;
     update exercises set image = null, video = null; update devices set surgery_type = null, image = null;
     update questionnaires set image = null`,
  );
  const body = (kind: keyof typeof kinds) =>
    makeBodyQueries(db).acrossCustomersBody(everything, kind, kinds[kind].first);
  expect(await body("carePlan")).toMatchObject({ surgery_type: "" });
  expect(await body("regimen")).toMatchObject({ surgery_type: "", gender: "" });
  expect(await body("exercise")).toMatchObject({ image: "", video: "" });
  expect(await body("device")).toMatchObject({ surgery_type: "", image: "" });
  expect(await body("questionnaire")).toMatchObject({ image: "" });
});

test("an editor reads what is ready and the own company's, and nothing of another company", async ({ database }) => {
  const own = newId(5, 1);
  await addContent(database, "regimen", own, "Ours", small.companies[0]!);
  await database.owner.query(
    "insert into regimen_exercises (regimen_id, position, exercise_id, start_day, end_day) values ($1, 1, $2, 1, 9)",
    [own, small.exercise(1)],
  );
  const bodies = makeBodyQueries(database.db);
  const reads = async (scope: ReturnType<typeof scopeOf>) => ({
    body: (await bodies.acrossCustomersBodies(scope, { _id: own, kind: "regimen" }, null)).length,
    entries: (await bodies.acrossCustomersEntries(scope, [own])).length,
    parts: (await bodies.acrossCustomersParts(scope, [own])).length,
    known: (await bodies.acrossCustomersContentOf(scope)).has(own),
    ready: (await bodies.acrossCustomersContentOf(scope)).has(small.regimen),
  });
  expect(await reads(scopeOf(0))).toEqual({ body: 1, entries: 1, parts: 1, known: true, ready: true });
  expect(await reads(scopeOf(1))).toEqual({ body: 0, entries: 0, parts: 0, known: false, ready: true });
});
