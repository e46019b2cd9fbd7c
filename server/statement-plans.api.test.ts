import { Role } from "@restride/domain/access/roles.ts";
import { isOperation, type OperationName } from "@restride/domain/operations.ts";
import { engagementRanges } from "@restride/domain/home/engagement.ts";
import { periods, spanOf } from "@restride/domain/progress/periods.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type pg from "pg";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn, signInPatient } from "../dev-env/caller.ts";
import { type FixtureIds, fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { promisedStatements } from "../dev-env/database/answers/promised-statements.ts";
import { expectedPermissions } from "../dev-env/requests/expected-permissions.ts";
import { requestFixtures } from "../dev-env/requests/request-fixtures.ts";
import type { RequestFixture } from "../dev-env/requests/request-fixture.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { clinicsOfAllSizes } from "../dev-env/small-clinics/clinics-of-all-sizes.ts";
import { renewRequests } from "../dev-env/small-clinics/fixture-rows.ts";
import { small, smallPatientEmail } from "../dev-env/small-clinics/ids.ts";
import { captureStatements, type SentStatement } from "../dev-env/statements/capture-statements.ts";
import { isBeyond, withAppClient } from "../dev-env/statements/compare-blocks.ts";
import { countBlocks } from "../dev-env/statements/count-blocks.ts";
import { atNoon, sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({
  fill: clinicsOfAllSizes,
  ...atNoon(), // stored sums are those of the day
}));

const giant = 0;
const usual = 1;

const patients = (variables: object): RequestFixture => ({
  document: `query ($f: PatientFilters, $s: SorterInput, $m: PageInput) {
    getPatientList(filters: $f, sorter: $s, metadata: $m) { status message total patients { _id } } }`,
  variables,
});
const messages = (filters: object): RequestFixture => ({
  document: `query ($f: PatientMessageFilters) { getPatientMessages(filters: $f) { status message total messages { _id } } }`,
  variables: { f: filters },
});
const active = { type: "active" };
const people = "count patients { _id }";

/** Requests for what pages count over the days of periods. `today` is the clinics'. */
const counts = (today: CalendarDate): readonly RequestFixture[] => [
  ...periods.map((period): RequestFixture => {
    const { from, to } = spanOf(period, today);
    const document = `query ($f: ComplianceFilters!) { getPatientCompliance(filters: $f) { status overAllSummary { completed { count } } } }`;
    return { document, variables: { f: { startdate: from, enddate: to, type: "knee" } } };
  }),
  ...engagementRanges.map((r): RequestFixture => {
    const document = `query ($r: Int) { getLast7Activities(range: $r) { status skipped { ${people} } partial { ${people} } complete { ${people} } } }`;
    return { document, variables: { r } };
  }),
  ...["exercise", "measurement", "questionnaire", "overall"].map((area): RequestFixture => {
    const document = "query ($n: CountedNumber!) { getCounted(number: $n) { status total people { _id } } }";
    return { document, variables: { n: { name: "compliance", area, bucket: "partial", weeks: 2, joint: "all" } } };
  }),
];

/** Requests for lists as people narrow, order and page them; the fixtures ask for each list once. */
const lists: readonly RequestFixture[] = [
  patients({ f: active, m: { current: 1, pageSize: 20 } }),
  patients({ f: active, s: { field: "name", order: "ascend" } }),
  patients({ f: active, s: { field: "progress", order: "descend" } }),
  patients({ f: { type: "all", surgerytype: "knee" }, s: { field: "surgerydate", order: "ascend" } }),
  patients({ f: { ...active, name: "be" }, m: { current: 1, pageSize: 5 } }),
  patients({ f: { ...active, lastdigitsofphone: "0142" } }),
  patients({ f: { ...active, compliance: "overall.partial", weeks: 2, joint: "all" } }),
  patients({ f: { ...active, engagement: "exercise.skipped", surgerytype: "knee" } }),
  patients({ f: { ...active, painlevel: [3], kneescore: { min: 0, max: 40 }, progress: { min: 0, max: 50 } } }),
  messages({ name: "be" }),
  messages({ byPatients: true }),
  messages({ bySurgeons: true }),
];

/** Requests for parts of records that only some pages show, and for searches in them. */
const details = ({ case: caseId, patient }: FixtureIds): readonly RequestFixture[] => [
  {
    document: `query ($id: ID!) { getActionCase(caseId: $id) { status actionCase {
      deviceSchedule { name } feedbackSchedule { name } coaches { _id } } } }`,
    variables: { id: caseId },
  },
  {
    document: 'query ($id: ID!) { getPatientNotes(patient_id: $id, search: "knee") { status total notes { _id } } }',
    variables: { id: patient },
  },
  {
    document: `query ($id: ID!, $f: ActivityLogFilter) { getActivityLog(patientid: $id, filter: $f) { status newer records { _id } } }`,
    variables: { id: patient, f: { cursor: "2026-01-01T00:00:00Z_1", turn: 1 } },
  },
  {
    document: `query ($n: CountedNumber!) { getCounted(number: $n) { status total } }`,
    variables: { n: { name: "outcomes", area: "pain", months: 3 } },
  },
];

/** Returns the requests of a role about a clinic; signing out would end the session of the others. */
const requestsOf = (role: Role, clinic: number, today: CalendarDate): RequestFixture[] => [
  ...lists,
  ...counts(today),
  ...details(fixtureIdsAt(clinic)),
  ...Object.keys(requestFixtures)
    .filter((name): name is OperationName => isOperation(name) && name !== "logout")
    .filter((name) => expectedPermissions[name].roles.includes(role))
    .map((name) => requestFixtures[name](fixtureIdsAt(clinic))),
];

const signInAt = async (world: World, role: Role, clinic: number): Promise<Caller> => {
  if (role === Role.patient) return signInPatient(world, smallPatientEmail(clinic, 1));
  const person = await signIn(world, smallEmail(role === Role.companyAdmin ? giant : clinic, role));
  return role === Role.companyAdmin ? enterClinic(world, person, small.customers[clinic]!) : person;
};

/** Returns the first statement of each name and text that the requests of a role send. */
const statementsOf = async (world: World, role: Role, clinic: number): Promise<ReadonlyMap<string, SentStatement>> => {
  const person = await signInAt(world, role, clinic);
  await renewRequests(world.owner);
  const statements = new Map<string, SentStatement>();
  for (const request of requestsOf(role, clinic, world.today())) {
    const sent = await captureStatements(async () => {
      await person.call(request.document, request.variables, { "idempotency-key": crypto.randomUUID() });
      await world.product.afterResponses();
    });
    for (const statement of sent) sentNames.add(nameOf(statement));
    for (const statement of sent) if (!statements.has(statement.name)) statements.set(statement.name, statement);
  }
  return statements;
};

/** Statements that read more all the same, by their names, with the reason. */
const exceptions: readonly { readonly name: RegExp; readonly reason: string }[] = [
  {
    name: /^patient(List|Total)_.+_sight$/,
    reason:
      "reads all patients of the surgeon: their share of the clinic decides whether an index in the order of the list would be shorter",
  },
  {
    name: /^remindersOfMonth/,
    reason:
      "reads the reminders of the days on which the page lies, to sort them by last name; those of the clinics here are all of one day",
  },
];
const isExcepted = (name: string): boolean => exceptions.some((exception) => exception.name.test(name));

/**
 * Rows for which row-level security may look up one by one whether they are in sight: those of a page with what it shows beside them. The
 * most that any looked at is 202, when a log asks how many entries are newer.
 */
const maxLookUps = 250;

const isCustom = ({ rls }: SentStatement): boolean => rls.values.includes("force_custom_plan");

/** Returns what is wrong with a statement. Whatever adds a row that is there by now cannot run again, and finds no row by its size. */
const compare = async (client: pg.ClientBase, inGiant: SentStatement, inUsual: SentStatement): Promise<string[]> => {
  const { name } = inGiant;
  try {
    const custom = await countBlocks(client, inGiant, "custom");
    const generic = isCustom(inGiant) ? custom : await countBlocks(client, inGiant, "generic");
    const usual = await countBlocks(client, inUsual, "custom");
    const lookUps = custom.lookUps > maxLookUps ? [`${name}: ${custom.lookUps} rows are looked up one by one`] : [];
    if (isExcepted(name)) return lookUps;
    return [
      ...lookUps,
      isBeyond(generic, custom) ? `${name}: ${generic.blocks} by the generic plan, ${custom.blocks} by its own` : "",
      isBeyond(custom, usual) ? `${name}: ${custom.blocks} in the giant, ${usual.blocks} in the usual clinic` : "",
    ].filter(Boolean);
  } catch (error) {
    if ((error as { code?: string }).code === "23505") return [];
    throw new Error(name, { cause: error });
  }
};

/** Compares once more what seems wrong: the first call of a function in a connection reads catalogs too. */
const judge = async (...args: Parameters<typeof compare>): Promise<string[]> =>
  (await compare(...args)).length > 0 ? compare(...args) : [];

/** Statements that promise columns and that no request here sends, by the reason. */
const unsentNames: Readonly<Record<string, readonly string[]>> = {
  "sums the days or forms of all patients, while no stored sums are ready": [
    "complianceCounts",
    "openNumber",
    "outcomes",
  ],
  "is about companies or all clinics": [
    "anyUnreadOfCompany",
    "caseStatsOfCompany",
    "clinicOfOrderAcrossCustomers",
    "coachesOf",
    "customerSummaries",
    "everyCustomer",
    "lockCustomers",
    "orderTotalByPatientAcrossCustomers",
    "securityEventsPage",
    "securityEventsTotal",
  ],
  "is about what a company writes for all its clinics": [
    "${kind}Bodies",
    "formKind",
    "isEarlierVersion",
    "knownValues",
  ],
  "only a public page, or the mail behind it, sends it": [
    "addCallback",
    "consentForms",
    "deletionRecords",
    "deletionRequest",
    "onlyCompany",
    "openDeletion",
    "registrationNamesakes",
    "sealedRegistration",
  ],
  "only a job, a carrier or the metrics send it": [
    "acrossCustomersCountMessages",
    "acrossCustomersLockSurgeonNames",
    "acrossCustomersPhonesOf_${source.source}",
    "acrossCustomersStoppedReportJobs",
    "acrossCustomersUnformedNames",
    "carrierNewsAcrossCustomers",
    "clinicsWithOldCorridors",
    "countNextOutcomes",
    "eraseAccount",
    "orderOfEventAcrossCustomers",
    "orderOfParcelAcrossCustomers",
    "outcomesInSlots",
    "outdatedPeriodSums",
    "overdueDevicesAcrossCustomers",
    "parcelsOutAcrossCustomers",
    "silentDevicesAcrossCustomers",
    "uncountedOutcomes",
    "unusedImages",
  ],
  "only a report's file sends it, for one patient or one job": ["madeReports", "newestAnswers"],
  "only a request that is sent again sends it, by the whole key": ["storedAnswer"],
};

const sentNames = new Set<string>();

/** Returns a statement's name without the hash of its text and the role that it is prepared for. */
const nameOf = ({ name }: SentStatement): string =>
  String(name)
    .replace(/_sight$/, "")
    .slice(0, -13);

/** Returns whether a statement was sent. Some names have a variable part, and all are prepared under at most 40 letters. */
const isSent = (promised: string): boolean => {
  const pattern = new RegExp(`^${promised.slice(0, 40).replaceAll(/\$\{.*?\}/g, String.raw`\w+`)}$`);
  return [...sentNames].some((name) => pattern.test(name));
};

const roles = [Role.admin, Role.surgeon, Role.companyAdmin, Role.patient];
const judgedRoles = new Set<Role>();

// Which statements nobody sent is known when every role had its test, in whichever order.
test.afterAll(() => {
  if (judgedRoles.size < roles.length) return;
  const promisedNames = promisedStatements().names;
  const unsent = promisedNames.filter((name) => !isSent(name));
  expect(unsent).toEqual(Object.values(unsentNames).flat().toSorted());
});

/** Statements that were judged as another role; those that depend on the role have another text, or a name of their own. */
const judged = new Set<string>();

test.for(roles)(
  "as role %i, no statement reads more in a clinic of 5,000 patients than in one of 100, or by its generic plan than by its own",
  async (role, { world }) => {
    const ofGiant = await statementsOf(world, role, giant);
    const ofUsual = await statementsOf(world, role, usual);
    expect(ofGiant.size).toBeGreaterThan(role === Role.patient ? 20 : 200);
    const faults = await withAppClient(world.databaseUrl, async (client) => {
      const differences: string[] = [];
      for (const [name, statement] of ofGiant) {
        const other = ofUsual.get(name);
        if (other && !judged.has(name)) differences.push(...(await judge(client, statement, other)));
        judged.add(name);
      }
      return differences;
    });
    judgedRoles.add(role);
    expect(faults).toEqual([]);
  },
);
