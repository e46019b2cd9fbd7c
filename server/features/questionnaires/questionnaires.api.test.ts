import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Caller, caller, signIn } from "../../../dev-env/caller.ts";
import { issueProgressToken } from "../../../dev-env/progress-token.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { addAnswers } from "../../../dev-env/small-clinics/answers.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** A filled form of a patient, as somebody opens it: its score, or the refusal. */
const opened = async (person: Caller, clinic: number, patient: number): Promise<unknown> => {
  const { rows } = await world.owner.query<{ id: string }>(
    "select answer_id as id from questionnaire_answers where patient_id = $1",
    [small.patient(clinic, patient)],
  );
  const asked = `patientid: "${small.patient(clinic, patient)}", id: "${rows[0]!.id}"`;
  const { answer } = await person.call<{ form: { score: number } | null }>(
    `{ getFormByScheduleSubId(${asked}) { status message form { score } } }`,
  );
  return answer.form?.score ?? answer.message;
};

test("B298: a form is opened by who may see its patient, and by nobody else", async () => {
  const forms = [
    [0, 1],
    [0, 3],
    [1, 1],
  ] as const;
  for (const [clinic, patient] of forms)
    await addAnswers(world, clinic, patient, "pain", [["2026-01-01" as CalendarDate, [1 + patient], patient]]);
  const openedBy = async (person: Caller): Promise<unknown[]> => {
    const all: unknown[] = [];
    for (const [clinic, patient] of forms) all.push(await opened(person, clinic, patient));
    return all;
  };
  const not = "This form was not found.";
  expect(await openedBy(await signIn(world, smallEmail(0, Role.admin)))).toEqual([1, 3, not]);
  expect(await openedBy(await signIn(world, smallEmail(0, Role.surgeon)))).toEqual([1, not, not]);
  expect(await openedBy(caller(world.url, await issueProgressToken(world, 0, 1)))).toEqual([1, not, not]);
});
