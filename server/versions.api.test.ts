import { readFileSync } from "node:fs";
import { isOperation } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { buildSchema } from "graphql";
import { expect } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import type { Caller } from "../dev-env/caller.ts";
import { onePerRole } from "../dev-env/people.ts";
import { expectedPermissions } from "../dev-env/requests/expected-permissions.ts";
import { moveSurgery, previewMove } from "../dev-env/small-clinics/programmes.ts";
import { requestFixtures } from "../dev-env/requests/request-fixtures.ts";
import { aimedClinics } from "../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ fill: aimedClinics }));

const ids = fixtureIdsAt(0);
let people: ReadonlyMap<Role, Caller>;
test.beforeAll(async ({ world }) => {
  people = await onePerRole(world);
  await watchVersions(world);
});

/** Records each update of a row that has a version: by how much the version rose, and which other columns changed. */
const watchVersions = async (world: World): Promise<void> => {
  await world.owner.query(`create table version_watch (name text, rise int, columns text);
    create function watch_version() returns trigger language plpgsql security definer as $$ begin
      insert into version_watch select tg_table_name, new.version - old.version, string_agg(n.key, ' ' order by n.key)
        from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
        where n.value is distinct from o.value and n.key <> 'version' having count(*) > 0 or new.version <> old.version;
      return new; end $$`);
  const { rows } = await world.owner.query<{ name: string }>(
    "select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name) where table_schema = 'public' and column_name = 'version' and table_type = 'BASE TABLE'",
  );
  for (const { name } of rows)
    await world.owner.query(
      `create trigger watch_version after update on ${name} for each row execute function watch_version()`,
    );
};

interface Update {
  readonly name: string;
  readonly rise: number;
  readonly columns: string | null;
}
const takeUpdates = async (world: World): Promise<Update[]> =>
  (
    await world.owner.query<Update>(
      "with gone as (delete from version_watch returning *) select * from gone order by 1, 2, 3",
    )
  ).rows;

const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
const mutations = Object.keys(schema.getMutationType()!.getFields()).filter(isOperation);

/** Requests for changes of records whose request fixture is refused, or changes something else. */
const furtherCalls = async (world: World): Promise<readonly (readonly [role: Role, call: string])[]> => {
  const { rows } = await world.owner.query<{ day: string }>(
    "select surgery_date::text as day from patients where patient_id = $1",
    [ids.secondPatient],
  );
  const contact = `contact: { name: "Ann", email: "a@b.example", phone: "3125550142" }`;
  return [
    [Role.superAdmin, `addEditCompany(input: { _id: "${ids.company}", name: "Company One" })`],
    [Role.superAdmin, `switchAutoImport(input: { companyid: "${ids.company}" }, flag: true)`],
    [
      Role.companyAdmin,
      `addEditCustomer(input: { _id: "${ids.customer}", name: "Clinic One", accesscode: "${ids.accessCode}", ${contact}, address: {},
        associatehealthcoach: "${ids.coach}", override: true })`,
    ],
    [Role.admin, `addEditUser(id: "${small.user(0, Role.medicalAssociate)}", input: { firstname: "Samuel" })`],
    [Role.admin, `addEditUser(id: "${small.user(0, Role.medicalAssociate)}", input: { active: false })`],
    [Role.admin, `addEditUser(id: "${small.user(0, Role.medicalAssociate)}", input: { active: true })`],
    [
      Role.admin,
      `editPatient(id: "${ids.secondPatient}", input: { firstname: "Ann", lastname: "Lee", gender: "female", dob: "05/01/1960",
        phone: "3125550142", email: "a@b.example", email_opt_in: true, include_devices: true,
        surgery: { type: "hip", date: "${rows[0]!.day}" }, surgeon: "${ids.surgeon}" })`,
    ],
    [
      Role.physio,
      `savePatientDraft(id: "${ids.draft}", desk: "${ids.draft}", version: 1, draft: { content: "{\\"patient\\":{}}", step: "careplan" })`,
    ],
    [Role.companyAdmin, `updateActionCase(caseId: "${ids.case}", summary: "New words")`],
    [Role.admin, `togglePatientStatus(patientId: "${small.patient(0, 3)}", isActive: false)`],
    [Role.admin, `removeSurgeons(ids: ["${small.surgeon(0, 2)}"])`],
  ];
};

const send = async (world: World, person: Caller, document: string, variables: object = {}): Promise<boolean> => {
  const { answer } = await person.call(document, variables, { "idempotency-key": crypto.randomUUID() });
  await world.settle();
  return answer?.status === "success";
};

/**
 * Returns the changes of each successful mutation in rows that have a version: `table` with the mutation, and columns that changed without
 * a higher version.
 */
const walk = async (world: World) => {
  const raised = new Set<string>();
  const unraised = new Set<string>();
  const noteUpdates = async (mutation: string): Promise<void> => {
    for (const { name, rise, columns } of await takeUpdates(world)) {
      expect([0, 1], `${mutation} ${name}`).toContain(rise);
      if (rise === 1) raised.add(`${name} ${mutation}`);
      else unraised.add(`${name}: ${columns}`);
    }
  };
  for (const [role, call] of await furtherCalls(world)) {
    expect(await send(world, people.get(role)!, `mutation { ${call} { status message } }`), call).toBe(true);
    await noteUpdates(/^\w+/.exec(call)![0]);
  }
  const physio = people.get(Role.physio)!;
  const to = addDays(world.today(), -8);
  const { planHash } = await previewMove(physio, ids.patient, to);
  await moveSurgery(physio, { patientid: ids.patient, to, reschedule: true, planHash });
  await noteUpdates("moveSurgery");
  for (const name of mutations.filter((each) => each !== "logout")) {
    const { document, variables } = requestFixtures[name](ids);
    for (const role of expectedPermissions[name].roles)
      if (people.has(role) && (await send(world, people.get(role)!, document, variables))) break;
    await noteUpdates(name);
  }
  return { raised: [...raised].toSorted(), unraised: [...unraised].toSorted() };
};

/** Mutations that change the content of a record's form, by table. */
const raising: Readonly<Record<string, string>> = {
  case_comments: "editComment",
  case_work_logs: "editWorkLog",
  cases: "updateActionCase",
  companies: "addEditCompany switchAutoImport",
  content_drafts: "saveContentDraft",
  customers: "addEditCustomer switchAutoImport",
  device_orders: "correctCustody markAsDeleted updateAddress updateDeviceOrder updateGatewayId updateTrackingLink",
  diagnoses: "updatePatientDiagnosis",
  list_versions: "addEditSurgeon addEditUser removeSurgeons", // no form: the version of a cached list
  patient_drafts: "savePatientDraft",
  patient_notes: "updatePatientNote",
  patients: "editPatient moveSurgery",
  surgeons: "addEditSurgeon removeSurgeons",
  users: "addEditCustomer addEditUser", // a clinic's coach is in the coach's form
};

/** Columns that are in no form with a version: each has an operation of its own, where the last change wins. */
const beside = [
  "case_comments: deleted_at",
  "cases: archived_at",
  "cases: changed_at priority updated_at", // the right pane saves each field by itself; the version is that of the texts
  "cases: status updated_at",
  "cases: updated_at",
  "cases: updated_at vendor_assigned_at vendor_assigned_by",
  "diagnoses: deleted_at",
  "patient_drafts: editing_active_at editing_session_id editing_user_id",
  "patient_notes: deleted_at",
  "patients: active tokens_valid_from",
  "patients: caregiver",
  "patients: health_coach_id",
  "patients: ship_address",
  "users: saved_filter",
  "users: signature",
  "users: visited_pages",
];

test("each mutation raises by one the version of the record whose form it changes", async ({ world }) => {
  const { raised, unraised } = await walk(world);
  const expected = Object.entries(raising).flatMap(([table, names]) =>
    names.split(" ").map((name) => `${table} ${name}`),
  );
  expect(raised).toEqual(expected.toSorted());
  expect(unraised).toEqual(beside);
});

test("every table with a version is watched", async ({ world }) => {
  const { rows } = await world.owner.query<{ name: string }>(
    `select relname as name from pg_class join pg_attribute a on a.attrelid = pg_class.oid and a.attname = 'version' and not attisdropped
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  // Tables without an edited version: other rows or the database are their versions, and no person edits them.
  const append = [
    "collation_versions",
    "consent_forms",
    "recovery_values",
    "recovery_versions",
    "recovery_windows",
    "signed_consents",
  ];
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...append, ...Object.keys(raising)].toSorted());
});
