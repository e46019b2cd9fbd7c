import { Role } from "@restride/domain/access/roles.ts";
import { addDays, todayIn } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { signIn, signInPatient } from "../dev-env/caller.ts";
import { documentOf } from "../dev-env/documents.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const actorsOf = async (world: World, table: string): Promise<string[]> => {
  const { rows } = await world.owner.query<{ actor: string }>(
    "select distinct actor from audit_log where table_name = $1 and actor <> 'system' order by actor",
    [table],
  );
  return rows.map(({ actor }) => actor);
};
const tomorrow = (world: World) => addDays(todayIn(world.clock.now(), "America/Chicago"), 1);

test("proof 1.2: what staff change is logged under the person who did it", async ({ world }) => {
  for (const role of [Role.admin, Role.physio]) {
    const person = await signIn(world, smallEmail(0, role));
    const event = { date: tomorrow(world), title: "Lab Draw" };
    const { answer } = await person.call(documentOf("addEvent", "status"), { id: small.patient(0, 1), event });
    expect(answer.status).toBe("success");
  }
  expect(await actorsOf(world, "reminders")).toEqual(
    [small.user(0, Role.admin), small.user(0, Role.physio)].toSorted(),
  );
});

test("proof 1.2: what a patient records is logged under the patient", async ({ world }) => {
  const patient = await signInPatient(world, smallPatientEmail(0, 1));
  const { answer } = await patient.call(documentOf("recordExercise", "status"), {
    input: { itemid: small.exerciseItem(0, 1, 1) },
  });
  expect(answer.status).toBe("success");
  expect(await actorsOf(world, "exercise_done")).toEqual([small.patient(0, 1)]);
});

test("proof 1.2: what nobody asked for is logged under the job that did it", async ({ world }) => {
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const sent = { patientids: [small.patient(0, 2)], header: "Great week", message: "6 of 7 days" };
  expect((await admin.call(documentOf("addNotifications", "status"), sent)).answer.status).toBe("success");
  await world.settle();
  expect(await actorsOf(world, "notifications")).toEqual([small.user(0, Role.admin)]);
  const { rows } = await world.owner.query(
    "select actor, action from audit_log where table_name = 'notification_recipients' order by entry_id",
  );
  expect(rows[0]).toEqual({ actor: small.user(0, Role.admin), action: "insert" });
  expect(rows.at(-1)!.action).toBe("update");
  expect(rows.at(-1)!.actor).not.toMatch(/^0190|^system$/);
});
