import type { OperationName } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { fixtureIdsAt } from "../../../dev-env/fixture-ids.ts";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { requestFixtures } from "../../../dev-env/requests/request-fixtures.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as base } from "../../../dev-env/world-test.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ fill: aimedClinics }));

let surgeon: Caller;
test.beforeAll(async ({ world }) => {
  surgeon = await signIn(world, smallEmail(0, Role.surgeon));
});

const send = async (name: OperationName, clinic = 0): Promise<string> => {
  const { document, variables } = requestFixtures[name](fixtureIdsAt(clinic));
  const { answer } = await surgeon.call<{ status: string }>(document, variables);
  return answer.status;
};
const notes = async (world: World, operation: OperationName): Promise<number> => {
  await world.product.afterResponses();
  return (await world.owner.query("select from patient_reads where operation = $1", [operation])).rowCount ?? 0;
};

const reading: OperationName[] = [
  "getPatient",
  "getDateRangeActivities",
  "getRangeExercises",
  "getRangeMeasurement",
  "getGraphMeasurementData",
  "getFormByScheduleSubId",
  "getSurveyDetail",
  "getFormData",
  "getSchedule",
  "getDeviceSchedule",
  "getPatientFeedSchedule",
  "getScheduleChanges",
  "getPatientLinks",
];

test.for(reading)(
  "%s notes who read the patient, once for an open screen; a refused one notes nothing",
  async (name, { world }) => {
    expect([await send(name), await send(name)]).toEqual(["success", "success"]);
    expect(await notes(world, name)).toBe(1);
    expect(await send(name, 1)).toBe("fail");
    expect(await notes(world, name)).toBe(1);
  },
);

test("who opened a record is noted with it", async ({ world }) => {
  await send("getPatient");
  await world.product.afterResponses();
  const { rows } = await world.owner.query(
    "select patient_id as patient, user_id as reader from patient_reads where operation = 'getPatient'",
  );
  expect(rows).toEqual([{ patient: fixtureIdsAt(0).patient, reader: small.user(0, Role.surgeon) }]);
});

test("getMyDay notes that the patients themselves read their day", async ({ world }) => {
  const patient = await signInPatient(world, smallPatientEmail(0, 1));
  await patient.call("{ getMyDay { status } }");
  expect(await notes(world, "getMyDay")).toBe(1);
});

test("an answer does not wait for its note, and a normal stop loses none", async () => {
  const own = await startWorld();
  const reader = await signIn(own, smallEmail(0, Role.surgeon));
  const editor = await own.owner.connect();
  await editor.query("begin; lock table patient_reads");
  for (const name of ["getPatient", "getDateRangeActivities", "getFormData"] as const) {
    const { document, variables } = requestFixtures[name](fixtureIdsAt(0));
    expect((await reader.call<{ status: string }>(document, variables)).answer.status).toBe("success");
  }
  const closed = own.product.close();
  await editor.query("commit");
  editor.release();
  await closed;
  expect((await own.owner.query("select from patient_reads")).rowCount).toBe(3);
  await own.close();
});
