import { Role } from "@restride/domain/access/roles.ts";
import { caseStatuses } from "@restride/domain/case-states/case-status.ts";
import { orderStates } from "@restride/domain/fulfilment/device-state.ts";
import { unitPlaces } from "@restride/domain/fulfilment/unit-filter.ts";
import { isOperation, type OperationName } from "@restride/domain/operations.ts";
import type pg from "pg";
import { expect } from "vitest";
import { signIn } from "../dev-env/caller.ts";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { expectedPermissions } from "../dev-env/requests/expected-permissions.ts";
import { requestFixtures } from "../dev-env/requests/request-fixtures.ts";
import { fixtureOf, type RequestFixture } from "../dev-env/requests/request-fixture.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { clinicsOfAllSizes } from "../dev-env/small-clinics/clinics-of-all-sizes.ts";
import { renewRequests } from "../dev-env/small-clinics/fixture-rows.ts";
import { captureStatements, type SentStatement } from "../dev-env/statements/capture-statements.ts";
import { isBeyond, withAppClient } from "../dev-env/statements/compare-blocks.ts";
import { countBlocks } from "../dev-env/statements/count-blocks.ts";
import { atNoon, sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({
  fill: clinicsOfAllSizes,
  ...atNoon(), // stored sums are those of the day
}));

/** A clinic of the company of more than 300 clinics, and one of the company of six. */
const ofMany = 0;
const ofSix = 2;

const list = (call: string, types: string, fields: string) => (variables: object) =>
  fixtureOf(`query (${types}, $m: PageInput) { ${call} { status message total ${fields} } }`, variables);
const cases = list(
  "getActionCaseList(filters: $f, sorter: $s, metadata: $m)",
  "$f: ActionCaseFilters, $s: SorterInput",
  "actionCases { _id }",
);
const orders = list(
  "getFullfillments(filters: $f, sorter: $s, metadata: $m)",
  "$f: FullfillmentFilters, $s: SorterInput",
  "fullfillments { _id }",
);
const units = list(
  "getUnits(filters: $f, sorter: $s, metadata: $m)",
  "$f: UnitFilters, $s: SorterInput",
  "units { _id }",
);
const patients = list(
  "getPatientListForCompany(filters: $f, sorter: $s, metadata: $m)",
  "$f: PatientFilters, $s: SorterInput",
  "patients { _id }",
);
const customers = list(
  "getCustomers(input: { searchText: $t, pagination: $m })",
  "$t: String",
  "customers { _id patients opencases unassigned }",
);
const page = { current: 2, pageSize: 5 };
const orderedAs = (field: string) => ["ascend", "descend"].map((order) => ({ field, order }));

/** Requests of a company admin over all clinics, as pages narrow and order them; the fixtures name a clinic. */
const overAllClinics: readonly RequestFixture[] = [
  fixtureOf("{ getActionCaseStats { status unassigned } }"),
  fixtureOf("{ getActionCaseStats { status total assigned unread } }"),
  fixtureOf("{ isNewActionCase { status isNew } }"),
  fixtureOf("{ getFullfillmentsCount { status pending shipped silent } }"),
  fixtureOf("{ getSilentDevices { status total devices { deviceid } } }"),
  fixtureOf("{ getCustomers2(input: {}) { status customers { _id fullyCompliant } } }"),
  fixtureOf("{ getCustomersIdAndNameList(input: {}) { status customers { id name } } }"),
  fixtureOf("{ getUndeliveredMessages(metadata: { current: 1, pageSize: 1 }) { status total } }"),
  ...orderStates.flatMap((status) => [
    ...orderedAs("orderDate").map((s) => orders({ f: { status }, s, m: page })),
    orders({ f: { status, type: "New" } }),
    orders({ f: { status, consent: "Yes", registered: "Yes", patienttype: "active" } }),
  ]),
  ...unitPlaces.flatMap((place) =>
    [...orderedAs("since"), ...orderedAs("dueback")].map((s) => units({ f: { place }, s, m: page })),
  ),
  ...[{}, { unread: true }, { archived: true }, { status: caseStatuses.slice(0, 2) }].map((f) => cases({ f })),
  ...["lastUpdated", "caseNumber", "priority"]
    .flatMap(orderedAs)
    .flatMap((s) => [
      cases({ f: {}, s, m: page }),
      cases({ f: { unread: true, archived: true, status: caseStatuses.slice(0, 2) }, s }),
    ]),
  ...["surgerydate", "name", "progress"].flatMap(orderedAs).map((s) => patients({ f: { type: "active" }, s })),
  customers({ m: page }),
];

/** Returns the requests of a company admin without a chosen clinic; signing out would end the session. */
const requestsOf = (clinic: number): RequestFixture[] => [
  ...overAllClinics,
  ...Object.keys(requestFixtures)
    .filter((name): name is OperationName => isOperation(name) && name !== "logout")
    .filter((name) => expectedPermissions[name].roles.includes(Role.companyAdmin))
    .map((name) => requestFixtures[name](fixtureIdsAt(clinic))),
];

/** Returns the statements that the requests of a company admin send, by request and name. */
const statementsOf = async (world: World, clinic: number): Promise<ReadonlyMap<string, SentStatement>> => {
  const person = await signIn(world, smallEmail(clinic, Role.companyAdmin));
  await renewRequests(world.owner);
  const statements = new Map<string, SentStatement>();
  for (const [at, { document, variables }] of requestsOf(clinic).entries()) {
    const sent = await captureStatements(async () => {
      await person.call(document, variables, { "idempotency-key": crypto.randomUUID() });
      await world.product.afterResponses();
    });
    for (const statement of sent) {
      const key = `${at} ${statement.name}`;
      if (!statements.has(key)) statements.set(key, statement);
    }
  }
  return statements;
};

/** Statements that read a number of blocks for each further clinic all the same, by their names, with the reason. */
const exceptions: readonly { readonly name: RegExp; readonly blocks: number; readonly reason: string }[] = [
  {
    name: /^patientListAcrossCustomers/,
    blocks: 4,
    reason: "the first patients of each clinic are merged, as an index has them",
  },
  { name: /^lockCasesAcrossCustomers/, blocks: 4, reason: "a case is looked up by clinic and id" },
  {
    name: /^orderTotalByPatientAcross/,
    blocks: 4,
    reason: "orders that a filter of patients leaves are counted one by one",
  },
  {
    name: /^(contentList|contentFollowers|contentUse|runsElsewhere)/,
    blocks: 4,
    reason: "patients who follow content are counted one by one",
  },
];
const allowanceOf = (name: string): number =>
  296 * (exceptions.find((exception) => exception.name.test(name))?.blocks ?? 0);

/** Returns what is wrong with a statement. Whatever adds a row that is there by now cannot run again, and finds no row by its size. */
const compare = async (client: pg.ClientBase, ofCompany: SentStatement, ofOther: SentStatement): Promise<string[]> => {
  try {
    const [many, six] = [await countBlocks(client, ofCompany, "custom"), await countBlocks(client, ofOther, "custom")];
    if (!isBeyond({ ...many, blocks: many.blocks - allowanceOf(ofCompany.name) }, six)) return [];
    const read = `${many.blocks} for ${many.rows} rows in 302 clinics, ${six.blocks} for ${six.rows} in six`;
    return [`${ofCompany.name}: ${read}`];
  } catch (error) {
    if ((error as { code?: string }).code === "23505") return [];
    throw new Error(ofCompany.name, { cause: error });
  }
};

/** Compares once more what seems wrong: the first call of a function in a connection reads catalogs too. */
const judge = async (...args: Parameters<typeof compare>): Promise<string[]> =>
  (await compare(...args)).length > 0 ? compare(...args) : [];

test("no statement of a company admin reads more in a company of 300 clinics than in one of six", async ({ world }) => {
  const [many, six] = [await statementsOf(world, ofMany), await statementsOf(world, ofSix)];
  expect(many.size).toBeGreaterThan(100);
  const faults = await withAppClient(world.databaseUrl, async (client) => {
    const differences: string[] = [];
    for (const [key, statement] of many) {
      const other = six.get(key);
      if (other) differences.push(...(await judge(client, statement, other)));
    }
    return differences;
  });
  expect(faults).toEqual([]);
});
