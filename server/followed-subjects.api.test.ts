import { Role } from "@restride/domain/access/roles.ts";
import { spanOf } from "@restride/domain/progress/periods.ts";
import { addDays, firstOfMonth, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signInByPassword } from "../dev-env/caller.ts";
import { todayAt } from "../dev-env/clinic-day.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { metricsToken, statementsDuring } from "../dev-env/database/sent-statements.ts";
import { webDocument } from "../dev-env/documents.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ metricsToken, startAt: todayAt("12:00:00") }));

let admin: Caller;
test.beforeAll(async ({ world }) => {
  admin = await signInByPassword(world, smallEmail(0, Role.admin));
});

const patient = small.patient(0, 1);
type DocumentRequest = readonly [file: string, name: string, variables?: object];

/** Returns the statements of documents of the web application that are requested at once. */
const statementsOf = (world: World, ...documents: readonly DocumentRequest[]): Promise<string[]> =>
  statementsDuring(world, () =>
    Promise.all(
      documents.map(async ([file, name, variables]) => {
        const { answer } = await admin.call(webDocument(file, name), variables);
        expect(answer, name).toMatchObject({ status: "success" });
      }),
    ),
  );

const counted = (
  world: World,
  name: "CountedPeopleDocument" | "CountedDaysDocument",
  variables: object,
): Promise<string[]> =>
  statementsOf(world, [
    "features/drill-down/drill-down",
    name,
    { ...variables, metadata: { current: 1, pageSize: 7 } },
  ]);

test("compliance is one statement beside the look for stored sums, over all time too; both graphs of home are one, and survey outcomes another beside theirs", async ({
  world,
}) => {
  const filters = { enddate: spanOf("all", world.today()).to };
  const compliance = (more: object) =>
    statementsOf(world, ["features/compliance/compliance", "ComplianceDocument", { filters: { ...filters, ...more } }]);
  const home = () =>
    statementsOf(
      world,
      ["features/home/home", "EngagementDocument", { range: 365 }],
      ["features/home/home", "FormGraphDataDocument", { range: 3 }],
    );
  expect(await compliance({})).toEqual(["complianceCounts", "storedPeriod"]);
  expect(await compliance({ type: "knee" })).toEqual(["complianceCounts", "storedPeriod"]);
  expect(await home()).toEqual(["areOutcomesCounted", "engaged", "outcomes", "storedPeriod"]);
  for (const job of ["renew-period-sums", "count-outcomes"])
    await world.product.timed.find(({ name }) => name === job)!.run();
  expect(await compliance({ type: "knee" })).toEqual(["periodCounts", "storedPeriod"]);
  expect(await home()).toEqual([
    "areOutcomesCounted",
    "countedOutcomes",
    "patientsOfPeriod",
    "periodCounts",
    "storedPeriod",
  ]);
  await world.owner.query("delete from period_spans"); // the other tests begin without stored sums
});

test("a number opens to its patients by one statement beside the look for stored sums, to the days and items of one by four", async ({
  world,
}) => {
  const partial = { name: "compliance", area: "exercise", bucket: "partial", weeks: 0, joint: "all" };
  expect(await counted(world, "CountedPeopleDocument", { number: partial })).toEqual(["openNumber", "storedPeriod"]);
  const days = ["countedPatient", "exercisesDone", "patientDays", "scheduledExercises"];
  const progress = { name: "progress", area: "exercise" };
  expect(await counted(world, "CountedDaysDocument", { number: progress, patientid: patient })).toEqual(days);
  const day = { name: "engagement", area: "exercise", bucket: "due", days: 1 };
  expect(await counted(world, "CountedDaysDocument", { number: day, patientid: patient })).toEqual(days);
});

test("charts of scores are read together: three statements for all four", async ({ world }) => {
  const charts = await statementsOf(world, [
    "features/score-charts/score-charts",
    "ScoreChartsDocument",
    { patientid: patient },
  ]);
  expect(charts).toEqual(["filledForms", "motionReadings", "patientPlan"]);
});

test("of a patient's page the panel is eight statements, the calendar ten, notes and recovery five each, notifications two", async ({
  world,
}) => {
  const monday = startOfWeek(firstOfMonth(world.today()));
  const month = { patientid: patient, startdate: monday, enddate: addDays(monday, 41) };
  const calendar = await statementsOf(world, ["features/calendar/calendar", "ActivitiesDocument", month]);
  expect(calendar).toEqual([
    "exercisesDone",
    "newestEvent",
    "patientDays",
    "patientPlan",
    "readingsTaken",
    "remindersBetween",
    "scheduledDevices",
    "scheduledExercises",
    "scheduledQuestionnaires",
    "submissions",
  ]);
  const notes = { patient_id: patient, metadata: { current: 1, pageSize: 3 }, category: null, search: null };
  expect(await statementsOf(world, ["features/notes/notes", "PatientNotesDocument", notes])).toEqual([
    "noteCategories",
    "patientContact",
    "patientContact",
    "patientNotes",
    "patientNotesSums",
  ]);
  const panel = await statementsOf(world, ["features/patients/detail/patient", "PatientDocument", { id: patient }]);
  expect(panel).toEqual([
    "panelCases",
    "panelDevices",
    "panelHolds",
    "patientCoach",
    "patientPanel",
    "recordedDiagnoses",
    "runningLinks",
    "undeliveredCount",
  ]);
  const recovery = await statementsOf(world, [
    "features/recovery/recovery",
    "RecoveryDocument",
    { patientid: patient },
  ]);
  expect(recovery).toEqual(["newestRecovery", "operatedJoint", "patientPlan", "recoveryOfOthers", "recoveryOfPatient"]);
  const sent = await statementsOf(world, [
    "features/notifications/notifications",
    "NotificationsDocument",
    { id: patient },
  ]);
  expect(sent).toEqual(["notificationsOfPatient", "patientContact"]);
});
