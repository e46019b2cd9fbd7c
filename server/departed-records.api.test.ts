import { readFileSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import { buildSchema, isNonNullType } from "graphql";
import { describe, expect } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import type { Caller } from "../dev-env/caller.ts";
import { queryOfEverything } from "../dev-env/documents.ts";
import { onePerRole } from "../dev-env/people.ts";
import { aimedClinics } from "../dev-env/small-clinics/fixture-rows.ts";
import { depart, prepareDepartures, type IdentifyingTexts } from "../dev-env/small-clinics/departures.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ fill: aimedClinics }));

const { admin, companyAdmin, superAdmin } = Role;
const { customer, company } = fixtureIdsAt(0);
const clinic = `customerid: "${customer}"`;
const firm = `companyid: "${company}"`;

/**
 * An answer before and after one patient became inactive, one surgeon was removed, a user and a coach were switched off, and content was
 * retired: the names that are missing afterwards, the names that stay, and the numbers before and after.
 */
interface Row {
  readonly call: string;
  readonly role: Role;
  readonly leaves?: string;
  readonly stays?: string;
  readonly numbers?: Readonly<Record<string, readonly [before: number, after: number]>>;
}

const withoutPatient: Row[] = [
  { call: `getPatientList(${clinic})`, role: admin, leaves: "patient surgeon", numbers: { total: [3, 2] } },
  {
    call: `getPatientListForCompany(${firm})`,
    role: companyAdmin,
    leaves: "patient surgeon",
    numbers: { total: [6, 5] },
  },
  { call: `getPatientStats(${clinic})`, role: admin, numbers: { active: [3, 2], knee: [2, 1], hip: [1, 1] } },
  {
    call: `getPatientCompliance(${clinic}, filters: {})`,
    role: admin,
    leaves: "patient",
    numbers: {
      "overAllSummary.incomplete.count": [3, 2],
      "exerciseSummary.incomplete.count": [3, 2],
      "measurementSummary.incomplete.count": [3, 2],
      "feedBackSummary.incomplete.count": [3, 2],
    },
  },
  { call: `getLast7Activities(${clinic})`, role: admin, leaves: "patient", numbers: { "skipped.count": [3, 2] } },
  { call: `getLast7Measurements(${clinic})`, role: admin, leaves: "patient", numbers: { "measkipped.count": [3, 2] } },
  { call: `getFormGraphData(${clinic})`, role: admin, numbers: { "pain.total": [1, 0] } },
  ...[
    `name: compliance, area: "overall", bucket: "due", weeks: 2, joint: "all"`,
    `name: engagement, area: "exercise", bucket: "due", days: 7`,
  ].map((number) => ({
    call: `getCounted(${clinic}, number: { ${number} })`,
    role: admin,
    leaves: "patient",
    numbers: { total: [3, 2] as const },
  })),
  {
    call: `getCounted(${clinic}, number: { name: outcomes, area: "pain", months: 3 })`,
    role: admin,
    leaves: "patient",
    numbers: { total: [1, 0] },
  },
  ...["getCustomers", "getCustomers2"].map((call) => ({
    call: `${call}(input: {})`,
    role: companyAdmin,
    stays: "coach", // a coach who is switched off keeps the mapping, and the clinic shows it (docs/requirements/rules/people.md)
    numbers: {
      "customers.0.patients": [3, 2],
      "customers.0.notCompliant": [3, 2],
      "customers.0.last3daysInact": [3, 2],
      "customers.0.lastActivities.skipped": [3, 2],
      "customers.0.lastMeasurements.measkipped": [3, 2],
      "customers.0.opencases": [9, 9], // a case of an inactive patient must still be worked on
    } as const,
  })),
  { call: "getSilentDevices", role: admin, leaves: "patient surgeon", numbers: { total: [1, 0] } },
  { call: "getFullfillmentsCount", role: admin, numbers: { silent: [1, 0], shipped: [3, 3] } },
];

const withoutStaff: Row[] = [
  { call: `getSurgeonList(${clinic})`, role: admin, leaves: "surgeon" },
  { call: "getSurgeons", role: admin, leaves: "surgeon", numbers: { total: [2, 1] } },
  { call: `getCompanyHealthcoach(${firm})`, role: companyAdmin, leaves: "coach", numbers: { total: [2, 1] } },
  { call: "getUsers(pagination: { active: true })", role: admin, leaves: "user", numbers: { total: [4, 3] } },
  {
    call: `getUsers(pagination: { ${firm}, active: true })`,
    role: companyAdmin,
    leaves: "coach",
    numbers: { total: [3, 2] },
  },
];

const withoutContent: Row[] = [
  { call: `getAllCarePlans(${clinic})`, role: admin, leaves: "plan" },
  { call: "getAllDevices", role: admin, leaves: "device" },
  { call: `getRegimens(${clinic})`, role: admin, leaves: "regimen" },
  { call: "getAllExercises", role: admin, leaves: "exercise" },
  { call: `getAllFeedbackForms(${clinic})`, role: admin, leaves: "form" },
];

/** Answers in which a name stays, each for the reason that the documents give. */
const still: Row[] = [
  // B143: the list can also return inactive patients; the history of a patient names the removed surgeon
  // (docs/requirements/rules/people.md).
  {
    call: `getPatientList(${clinic}, filters: { type: "all" })`,
    role: admin,
    stays: "patient surgeon",
    numbers: { total: [3, 3] },
  },
  // The users page shows inactive users; the numbers beside them count active patients (A068).
  { call: "getUsers(pagination: {})", role: admin, stays: "user", numbers: { "users.0.patients_count": [3, 2] } },
  { call: `getUsers(pagination: { ${firm} })`, role: companyAdmin, stays: "coach" },
  // Conversations and cases are the clinic's record (C074).
  { call: "getPatientMessages", role: admin, stays: "patient surgeon" },
  { call: "getPatientMessages(filters: { bySurgeons: true })", role: admin, stays: "patient surgeon" },
  { call: "getActionCaseList", role: companyAdmin, stays: "patient" },
  // A person who requested a call from a removed surgeon still waits for it.
  { call: "getCallbackRequests", role: admin, stays: "surgeon" },
  // Becoming inactive withdraws nothing: reminders, orders and devices stay listed (docs/requirements/rules/patients.md, C088).
  { call: `getReminders(month: "2026-01-15")`, role: admin, stays: "patient" },
  { call: `getFullfillments(filters: { status: "Shipped" })`, role: admin, stays: "patient surgeon" },
  { call: "getUnits", role: admin, stays: "patient" },
  { call: `getUndeliveredMessages(${clinic})`, role: admin, stays: "patient" },
  // The draft names the person who began it.
  { call: `getPatientDrafts(${clinic})`, role: admin, stays: "user" },
  // Versions that are not offered any more still have names; editors of content see retired content.
  { call: "getContentNames", role: admin, stays: "plan regimen exercise device form" },
  ...(
    [
      ["carePlan", "plan"],
      ["regimen", "regimen"],
      ["exercise", "exercise"],
      ["device", "device"],
      ["questionnaire", "form"],
    ] as const
  ).map(([kind, stays]) => ({ call: `getContentList(kind: "${kind}")`, role: companyAdmin, stays })),
];

/** Queries whose answers name none of these people and no content, because they list other things. */
const nobodyNamed: Row[] = [
  ...[`getCompanies(input: {})`, `getCompany(${firm})`].map((call) => ({ call, role: superAdmin })),
  ...[`getCompanyCustomerList(${firm})`, "getCustomersIdAndNameList(input: {})"].map((call) => ({
    call,
    role: companyAdmin,
  })),
  ...["getActionCaseStats", "getContentCounts", "getDeletionRequests"].map((call) => ({ call, role: companyAdmin })),
  { call: "getPhonesToCheck", role: admin },
  { call: `getRegisteredPatients(${clinic})`, role: admin },
  { call: `getAutoAssignedRegimens(patient: { careplan: "${small.carePlan}" })`, role: admin },
  { call: `getDeafultFeedSchedule(careplan: "${small.carePlan}", ${clinic})`, role: admin },
  { call: `isNewActionCase(${clinic})`, role: admin },
];
const rows = [...withoutPatient, ...withoutStaff, ...withoutContent, ...still, ...nobodyNamed];

/** Queries without the id of a record whose answers cannot name a person or content of a clinic. */
const nameless = new Set(
  [
    "getAccessCode getBotCheck getDeviceSilence getGraphMeasurementData getImageUrl getMyDay getReportJobs getSecurityEvents getSessions getSupport getTrustedDevices",
    "getUniqueCustomerCode getUserVisitedPages getWebPushKey previewProgramme reverseGeocode validatePatient verifyConsent",
  ].flatMap((names) => names.split(" ")),
);

let identifyingTexts: IdentifyingTexts;
let before: ReadonlyMap<string, unknown>;
let after: ReadonlyMap<string, unknown>;
test.beforeAll(async ({ world }) => {
  const people = await onePerRole(world);
  const [clinicAdmin, editor] = [people.get(admin)!, people.get(companyAdmin)!];
  identifyingTexts = await prepareDepartures(world, editor);
  before = await answersOf(people);
  await depart(clinicAdmin, editor, identifyingTexts);
  after = await answersOf(people);
});

const answersOf = async (people: ReadonlyMap<Role, Caller>): Promise<ReadonlyMap<string, unknown>> => {
  const answers = new Map<string, unknown>();
  for (const { call, role } of rows) {
    const { answer, errors } = await people.get(role)!.call(queryOfEverything(call));
    if (answer?.status !== "success" || errors.length > 0)
      throw new Error(`${call}: ${JSON.stringify([answer?.message, errors])}`);
    answers.set(call, answer);
  }
  return answers;
};

const namedIn = (answer: unknown): string[] => {
  const text = JSON.stringify(answer);
  return Object.entries(identifyingTexts).flatMap(([name, texts]) =>
    texts.some((each) => text.includes(each)) ? name : [],
  );
};
const sorted = (...names: (string | undefined)[]): string[] =>
  names.flatMap((each) => each?.split(" ") ?? []).toSorted();
const numberAt = (answer: unknown, path: string): unknown =>
  path.split(".").reduce((part, key) => (part as Record<string, unknown>)[key], answer);

describe("Inactive patients, removed surgeons, users who are switched off and retired content", () => {
  test.each(rows)("$call", ({ call, leaves, stays, numbers = {} }) => {
    expect(namedIn(before.get(call)).toSorted()).toEqual(sorted(leaves, stays));
    expect(namedIn(after.get(call)).toSorted()).toEqual(sorted(stays));
    for (const [path, values] of Object.entries(numbers))
      expect(
        [before, after].map((answers) => numberAt(answers.get(call), path)),
        path,
      ).toEqual(values);
  });

  test("every query that names no record is in this table, or names nobody", () => {
    const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
    const open = Object.values(schema.getQueryType()!.getFields())
      .filter(({ args }) => !args.some(({ name, type }) => /id$/i.test(name) && isNonNullType(type)))
      .map(({ name }) => name);
    const inTable = new Set(rows.map(({ call }) => /^\w+/.exec(call)![0]));
    expect(open.filter((name) => !inTable.has(name) && !nameless.has(name))).toEqual([]);
  });
});
