import { instantAt, calendarDate } from "@restride/domain/values/calendar-date.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, enter, signIn } from "../../../dev-env/caller.ts";
import { fillWithSeed } from "../../../dev-env/seed/fill.ts";
import { seedLogins } from "../../../dev-env/seed/people/logins.ts";
import { demoPassword } from "../../../dev-env/seed/people/staff-rows.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

const today = calendarDate("2026-11-20");
let world: World;
const callers = new Map<string, Caller>();
beforeAll(async () => {
  const run = async (url: string, now: number) => void (await fillWithSeed(url, now, { patients: 60, seed: 5 }));
  world = await startWorld({
    fill: { name: "sixty patients 5", run },
    startAt: instantAt(today, 720, "America/Chicago"),
  });
  const clinic = await world.owner.query("select customer_id from users where email = $1", [seedLogins[0]!.email]);
  for (const { role, email } of seedLogins.filter(({ role: name }) => name !== "Super Admin")) {
    const who = await signIn(world, email, demoPassword);
    callers.set(role, /Company|Coach/.test(role) ? await enter(world, who, clinic.rows[0].customer_id) : who);
  }
});
afterAll(() => world.close());

test("every bar of survey outcomes is as large as the forms it opens to, which only who sees scores sees", async () => {
  const forms = `query ($n: CountedNumber!) { getCounted(number: $n, metadata: { pageSize: 100 }) { status message heading total
    forms { _id patientid name date value } } }`;
  interface Forms {
    status: string;
    message: string;
    heading: string;
    total: number;
    forms: { _id: string; patientid: string; date: string; value: string }[] | null;
  }
  const bars =
    "{ getFormGraphData(range: 2) { months oks { data { label counts } } pain { data { label counts } } rom { data { label counts } } } }";
  type Bars = { months: string[] } & Record<"oks" | "pain" | "rom", { data: { label: string; counts: number[] }[] }>;
  const patientsOf = new Map<string, Set<string>>();
  for (const role of ["Admin", "Surgeon"]) {
    const who = callers.get(role)!;
    const { answer: shown } = await who.call<Bars>(bars);
    const [seen, ids] = [new Set<string>(), new Set<string>()];
    for (const area of ["oks", "pain", "rom"] as const)
      for (const [band, { label, counts }] of shown[area].data.entries())
        for (const [at, month] of shown.months.entries()) {
          const { answer } = await who.call<Forms>(forms, { n: { name: "outcome", area, band, month } });
          const what = JSON.stringify([role, area, label, month]);
          expect([answer.status, answer.total, answer.forms!.length], what).toEqual([
            "success",
            counts[at],
            counts[at],
          ]);
          expect(answer.heading, what).toMatch(new RegExp(`^${counts[at]} forms?, `));
          for (const { _id, patientid, date } of answer.forms!) {
            expect(date.slice(0, 7), what).toBe(month);
            expect(ids.has(_id), what).toBe(false);
            seen.add(patientid);
            ids.add(_id);
          }
        }
    expect(ids.size).toBeGreaterThan(9);
    patientsOf.set(role, seen);
  }
  const own = await callers
    .get("Surgeon")!
    .call<{ patients: { _id: string }[] }>(
      "{ getPatientList(metadata: { pageSize: 100 }) { status patients { _id } } }",
    );
  const known = new Set(own.answer.patients.map(({ _id }) => _id));
  expect([...patientsOf.get("Surgeon")!].filter((id) => !known.has(id))).toEqual([]);
  expect(patientsOf.get("Admin")!.size).toBeGreaterThan(patientsOf.get("Surgeon")!.size);
  for (const role of ["Company Admin", "Health Coach"]) {
    const number = { name: "outcome", area: "pain", band: 2, month: "2026-11" };
    const { answer } = await callers.get(role)!.call<Forms>(forms, { n: number });
    expect([answer.status, answer.message, answer.forms], role).toEqual([
      "fail",
      "Your role does not see patients' scores.",
      null,
    ]);
  }
});
