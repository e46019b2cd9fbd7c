import type { OperationName } from "@restride/domain/access/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { samples } from "../../../dev-env/samples.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
let surgeon: Caller;
beforeAll(async () => {
  world = await startWorld();
  surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  // The sample of a filled questionnaire asks for one with the id of the patient's item.
  await world.owner.query(
    "insert into questionnaire_answers values ($1, $2, $3, $3, $4, current_date, now(), '{1}', 1)",
    [small.customers[0], small.patient(0, 1), small.formItem(0, 1), small.questionnaire],
  );
});
afterAll(() => world.close());

const send = async (name: OperationName, clinic = 0): Promise<string> => {
  const { document, variables } = samples[name](clinic);
  const { answer } = await surgeon.call<{ status: string }>(document, variables);
  return answer.status;
};
const notes = async (operation: OperationName): Promise<number> =>
  (await world.owner.query("select from patient_reads where operation = $1", [operation])).rowCount ?? 0;

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
