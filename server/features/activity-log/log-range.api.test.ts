import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate, instantAt } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { signIn } from "../../../dev-env/caller.ts";
import { clinicZone } from "../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld } from "../../../dev-env/world.ts";

const patient = small.patient(0, 1);
const day = calendarDate("2026-11-19");
const nextDay = calendarDate("2026-11-20");
const midnight = instantAt(day, 0, clinicZone);
const nextMidnight = instantAt(nextDay, 0, clinicZone);
const document = `query ($p: ID!, $f: ActivityLogFilter) { getActivityLog(patientid: $p, filter: $f) { status message records { createdAt } } }`;

test("the log of a day begins with its first instant and ends before the first of the next day", async () => {
  const world = await startWorld();
  await world.owner.query("delete from audit_log");
  const row = JSON.stringify({ patient_id: patient, item_id: small.exerciseItem(0, 1, 1), times_done: 1 });
  for (const at of [midnight - 1, midnight, nextMidnight - 1, nextMidnight])
    await world.owner.query(
      "insert into audit_log (customer_id, at, actor, table_name, action, after) values ($1, $2, $3, 'exercise_done', 'insert', $4)",
      [small.customers[0], new Date(at).toISOString(), patient, row],
    );
  const physio = await signIn(world, smallEmail(0, Role.physio));
  const instantsOf = async (of: string) => {
    const variables = { p: patient, f: { startdate: of, enddate: of } };
    const { answer } = await physio.call<{ records: { createdAt: string }[] }>(document, variables);
    return answer.records.map(({ createdAt }) => Date.parse(createdAt));
  };
  expect(await instantsOf(day)).toEqual([nextMidnight - 1, midnight]);
  expect(await instantsOf(nextDay)).toEqual([nextMidnight]);
  await world.close();
});
