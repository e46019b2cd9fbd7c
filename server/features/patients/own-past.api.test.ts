import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { editPatient, patientInput } from "../../../dev-env/small-clinics/patient-input.ts";
import { moveSurgery, previewMove } from "../../../dev-env/small-clinics/programmes.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const [customer, own, other] = [small.customers[0], small.patient(0, 1), small.patient(0, 2)];
const day = (world: World, offset: number) => addDays(world.today(), offset);
const run = (world: World, sql: string, values: unknown[]) => world.owner.query(sql, values);
const read = async (fields: string, patient: string = own) => {
  const { answer } = await admin.call<{ patient: object }>(
    `{ getPatient(id: "${patient}") { patient { ${fields} } } }`,
  );
  return answer.patient;
};

describe("the page of a patient tells of this patient", () => {
  test("B116: the health coach is the patient's own", async ({ world }) => {
    await run(world, "update patients set health_coach_id = $2 where patient_id = $1", [
      other,
      small.user(0, Role.healthCoach),
    ]);
    expect(await read("healthcoach { _id }")).toEqual({ healthcoach: null });
    expect(await read("healthcoach { _id }", other)).toEqual({
      healthcoach: { _id: small.user(0, Role.healthCoach) },
    });
  });

  test("B116: regimEdit is of the patient's last move, whatever else was changed since, here or of somebody else", async ({
    world,
  }) => {
    const move = async (patientid: string, to: CalendarDate, reschedule: boolean) => {
      const { planHash } = await previewMove(admin, patientid, to, reschedule);
      expect(await moveSurgery(admin, { patientid, to, reschedule, planHash })).toMatchObject({ status: "success" });
    };
    await move(own, day(world, 5), true);
    await move(other, day(world, 5), false);
    const { version } = (await read("version")) as { version: number };
    const input = patientInput(day(world, 5), { firstname: "Pam", version });
    expect((await admin.call(editPatient, { id: own, input })).answer).toMatchObject({ status: "success" });
    expect([await read("regimEdit"), await read("regimEdit", other)]).toEqual([
      { regimEdit: true },
      { regimEdit: false },
    ]);
  });

  test("the version of the care plan is that of the patient's own last change of it", async ({ world }) => {
    const apply = async (patient: string, on: CalendarDate): Promise<void> => {
      await run(world, "update patients set care_plan_id = null where patient_id = $1", [patient]);
      await run(world, "update patients set care_plan_id = $2 where patient_id = $1", [patient, small.carePlan]);
      await run(world, "update audit_log set at = $2::date + time '18:00' where about_patient = $1 and at > $3::date", [
        patient,
        on,
        day(world, -1),
      ]);
    };
    await run(world, "update patients set created_at = '2026-01-02T18:00:00Z' where patient_id = any($1)", [
      [own, other],
    ]);
    await run(world, "delete from audit_log where about_patient = any($1)", [[own, other]]);
    await apply(own, day(world, -6));
    await apply(own, day(world, -4));
    await apply(other, day(world, -2));
    expect(await read("madefrom { on }")).toEqual({ madefrom: { on: day(world, -4) } });
  });

  test("since when a patient is active or not is told by the last spell, in the panel and of a possible duplicate", async ({
    world,
  }) => {
    const spell = (from: CalendarDate, again: CalendarDate | null, patient: string = own) =>
      run(world, "insert into inactive_spells values ($1, $2, $3, $4)", [customer, patient, from, again]);
    const input = {
      ...patientInput(day(world, 0)),
      phone: "3125550101",
      shipaddress: { addressline1: "1", city: "C", state: "IL", zip: "6" },
    };
    const ask = documentOf("validatePatient", "matches { _id activesince }");
    const activeSince = async () => {
      const { answer } = await admin.call<{ matches: { _id: string; activesince: string }[] }>(ask, { patient: input });
      const match = answer.matches.find(({ _id }) => _id === own)!.activesince;
      return [match, await read("activesince")];
    };
    await spell(day(world, -9), day(world, -7));
    await spell(day(world, -1), null, other);
    expect(await activeSince()).toEqual([day(world, -7), { activesince: day(world, -7) }]);
    await spell(day(world, -5), null);
    expect(await activeSince()).toEqual([day(world, -5), { activesince: day(world, -5) }]);
    await run(
      world,
      "update inactive_spells set active_again_on = $2 where patient_id = $1 and active_again_on is null",
      [own, day(world, -3)],
    );
    expect(await activeSince()).toEqual([day(world, -3), { activesince: day(world, -3) }]);
  });
});

test("a surgeon who was deleted is given no patient, neither a new one nor one there is", async ({ world }) => {
  await run(world, "update surgeons set deleted_at = now() where surgeon_id = $1", [small.surgeon(0, 2)]);
  const input = patientInput(day(world, -10), { surgeon: small.surgeon(0, 2) });
  const { answer } = await admin.call(editPatient, { id: own, input });
  expect(answer).toMatchObject({ status: "fail", message: "Please select a surgeon." });
  expect(await read("surgeon")).toEqual({ surgeon: small.surgeon(0, 1) });
});
