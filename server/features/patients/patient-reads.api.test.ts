import type { OperationName } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureIdsAt } from "../../../dev-env/fixture-ids.ts";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { requestFixtures } from "../../../dev-env/requests/request-fixtures.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
let surgeon: Caller;
beforeAll(async () => {
  world = await startWorld({ fill: aimedClinics });
  surgeon = await signIn(world, smallEmail(0, Role.surgeon));
});
afterAll(() => world.close());

const send = async (name: OperationName, clinic = 0): Promise<string> => {
  const { document, variables } = requestFixtures[name](fixtureIdsAt(clinic));
  const { answer } = await surgeon.call<{ status: string }>(document, variables);
  return answer.status;
};
const notes = async (operation: OperationName): Promise<number> => {
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
];

test.each(reading)(
  "%s notes who read the patient, once for an open screen; a refused one notes nothing",
  async (name) => {
    expect([await send(name), await send(name)]).toEqual(["success", "success"]);
    expect(await notes(name)).toBe(1);
    expect(await send(name, 1)).toBe("fail");
    expect(await notes(name)).toBe(1);
  },
);

test("getMyDay notes that the patients themselves read their day", async () => {
  const patient = await signInPatient(world, smallPatientEmail(0, 1));
  await patient.call("{ getMyDay { status } }");
  expect(await notes("getMyDay")).toBe(1);
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
