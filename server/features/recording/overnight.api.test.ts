import { Role } from "@restride/domain/access/roles.ts";
import { addDays, calendarDate, instantAt } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { signIn, signInPatient } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld } from "../../../dev-env/world.ts";

const today = calendarDate("2026-11-20");
const at = (minutes: number) => instantAt(today, minutes, "America/Chicago");
const recording = `mutation ($i: RecordReadingInput!) { recordReading(input: $i) { status timesDone } }`;
const days = `{ getDateRangeActivities(patientid: "${small.patient(0, 1)}", startdate: "${today}", enddate: "${addDays(today, 1)}") {
  status message activities { measurement { due done } } } }`;

test("numbers A15: a phone left open overnight is told that its session ended, and what it sends again is kept once, on its own day", async () => {
  const world = await startWorld({ startAt: at(720) });
  const patient = () => signInPatient(world, smallPatientEmail(0, 1));
  const i = { itemid: small.deviceItem(0, 1), values: [100, 4], takenAt: new Date(at(730)).toISOString() };
  const key = crypto.randomUUID();
  const phone = await patient();
  world.clock.advance(18_000_001);
  const late = await phone.call(recording, { i }, { "idempotency-key": key });
  expect(late.answer).toMatchObject({ status: "Token expired" });
  world.clock.advance(12 * 3_600_000);
  const again = await patient();
  for (const sent of [key, key, crypto.randomUUID()]) {
    const { answer } = await again.call(recording, { i }, { "idempotency-key": sent });
    expect(answer).toMatchObject({ status: "success", timesDone: 1 });
  }
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const { answer } = await admin.call<{ activities: object[] }>(days);
  expect(answer.activities).toMatchObject([{ measurement: { due: 1, done: 1 } }, { measurement: { done: 0 } }]);
  await world.close();
});
