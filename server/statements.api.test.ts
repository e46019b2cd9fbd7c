import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signInByPassword, signInPatient } from "../dev-env/caller.ts";
import { metricsToken, statementsDuring } from "../dev-env/database/sent-statements.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";
import { todayAt } from "../dev-env/clinic-day.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ metricsToken, startAt: todayAt("12:00:00") }));

let admin: Caller;
let patient: Caller;
let today: CalendarDate;
test.beforeAll(async ({ world }) => {
  [admin, patient] = [
    await signInByPassword(world, smallEmail(0, Role.admin)),
    await signInPatient(world, smallPatientEmail(0, 1)),
  ];
  today = world.today();
});

/** Returns the names of the statements of a request, without those whose answers are cached. */
const statementsOf = (world: World, who: Caller, document: string): Promise<string[]> =>
  statementsDuring(world, async () => {
    const { answer } = await who.call(document, {}, { "idempotency-key": crypto.randomUUID() });
    expect(answer).toMatchObject({ status: "success" });
  });

const days = () => `patientid: "${small.patient(0, 1)}", startdate: "${addDays(today, -30)}", enddate: "${today}"`;
const domainEvents = () =>
  `getPatient(id: "${small.patient(0, 1)}") { status patient { lastname provider lastscores { kneescore { value } } } }`;
const counts = "exercise { due done } measurement { due done } questionnaire { due done }";

test("a page of the list, and its total, are two statements, of a search by name one; counts are one", async ({
  world,
}) => {
  expect(await statementsOf(world, admin, "{ getPatientList { status total patients { lastname } } }")).toEqual([
    "patientList",
    "patientTotal",
  ]);
  const byName = (metadata: string, name: string) =>
    `{ getPatientList(metadata: { ${metadata} }, filters: { lastname_plain: "${name}" }) { status total patients { lastname } } }`;
  expect(await statementsOf(world, admin, byName("current: 1, pageSize: 1", "a"))).toEqual(["patientListByName"]);
  expect(await statementsOf(world, admin, "{ getPatientStats { status active knee hip } }")).toEqual(["patientStats"]);
});

test("lists of cases, messages and orders are a page, its total and what stands beside it, however many rows there are", async ({
  world,
}) => {
  const company = await signInByPassword(world, smallEmail(0, Role.companyAdmin));
  const whose = "customersOfCompany";
  const cases = "{ getActionCaseList { status total actionCases { _id } } }";
  expect(await statementsOf(world, company, cases)).toEqual([
    "caseListAcrossCustomers",
    "caseTotalAcrossCustomers",
    whose,
  ]);
  expect(await statementsOf(world, company, "{ getActionCaseStats { status total unread } }")).toEqual([
    "caseStatsOfCompany",
  ]);
  expect(await statementsOf(world, company, "{ isNewActionCase { status isNew } }")).toEqual(["anyUnreadOfCompany"]);
  const messages = "{ getPatientMessages { status data { total messages { _id } } } }";
  expect(await statementsOf(world, admin, messages)).toEqual([
    "messageSurgeons",
    "patientMessages",
    "patientMessagesTotal",
  ]);
  const orders = "{ getFullfillments { status total fullfillments { _id } } }";
  expect(await statementsOf(world, company, orders)).toEqual([
    whose,
    "orderPageAcrossCustomers",
    "orderTotalAcrossCustomers",
  ]);
});

test("of a patient is read what is asked for: with a month of counts three statements", async ({ world }) => {
  const month = `getDateRangeActivities(${days()}) { status activities { date ${counts} } }`;
  const panel = ["patientDays", "patientPanel", "patientPlan"];
  const document = `{ ${domainEvents()} ${month} }`;
  expect(await statementsOf(world, admin, document)).toEqual(panel);
  const calendarQuery = `getDateRangeActivities(${days()}) { status fact activities { date ${counts} reminders { title } } }`;
  expect(await statementsOf(world, admin, `{ ${domainEvents()} ${calendarQuery} }`)).toEqual([
    "newestEvent",
    ...panel,
    "remindersBetween",
  ]);
});

test("the items of one area are read without those of the others", async ({ world }) => {
  const month = `{ getDateRangeActivities(${days()}) { status activities { exercises { name } } } }`;
  expect(await statementsOf(world, admin, month)).toEqual([
    "exercisesDone",
    "patientDays",
    "patientPlan",
    "scheduledExercises",
  ]);
});

test("the rest of a patient is read when it is selected, each by its own statement", async ({ world }) => {
  const fields = `healthcoach { email } technicalholdhistory { status } diagnoses { dxCode } cases { number } devices { status }`;
  const document = `{ getPatient(id: "${small.patient(0, 1)}") { status patient { ${fields} } } }`;
  expect(await statementsOf(world, admin, document)).toEqual([
    "panelCases",
    "panelDevices",
    "panelHolds",
    "patientCoach",
    "patientPanel",
    "recordedDiagnoses",
  ]);
});

test("a round of an exercise is at most five statements, and two around them keep its answer", async ({ world }) => {
  const record = `mutation { recordExercise(input: { itemid: "${small.exerciseItem(0, 1, 1)}" }) { status fact } }`;
  const recording = await statementsOf(world, patient, record);
  expect(recording.filter((name) => name !== "countDone:exercise")).toEqual([
    "exerciseOn",
    "lockProgress",
    "recordEvent",
    "saveExercise",
    "storeAnswer",
    "takeKey",
  ]);
});
