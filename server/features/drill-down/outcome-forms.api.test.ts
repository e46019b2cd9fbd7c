import { instantAt, calendarDate } from "@restride/domain/values/calendar-date.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { fillWithSeed } from "../../../dev-env/seed/fill.ts";
import { seedLogins } from "../../../dev-env/seed/people/logins.ts";
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
    const who = await signIn(world, email);
    callers.set(role, /Company|Coach/.test(role) ? await enterClinic(world, who, clinic.rows[0].customer_id) : who);
  }
});
afterAll(() => world.close());

test("every bar of survey outcomes, and all together, is as large as the forms it opens to, which only who sees scores sees", async () => {
  const forms = `query ($n: CountedNumber!, $page: Int = 1) { getCounted(number: $n, metadata: { current: $page, pageSize: 100 }) { status message heading total
    forms { _id patientid name date value } } }`;
  interface Forms {
    status: string;
    message: string;
    heading: string;
    total: number;
    forms: { _id: string; patientid: string; date: string; value: string }[] | null;
  }
  const bars =
    "{ getFormGraphData(range: 2) { months oks { total data { label counts } } pain { total data { label counts } } rom { total data { label counts } } } }";
  type Bars = { months: string[] } & Record<
    "oks" | "pain" | "rom",
    { total: number; data: { label: string; counts: number[] }[] }
  >;
  const patientsOf = new Map<string, Set<string>>();
  for (const role of ["Admin", "Surgeon"]) {
    const who = callers.get(role)!;
    const { answer: outcomes } = await who.call<Bars>(bars);
    const [seen, ids] = [new Set<string>(), new Set<string>()];
    for (const area of ["oks", "pain", "rom"] as const) {
      const n = { name: "outcomes", area, months: 2 };
      const { total } = outcomes[area];
      const pages: Forms[] = [];
      for (let page = 1; page <= Math.max(1, Math.ceil(total / 100)); page++)
        pages.push((await who.call<Forms>(forms, { n, page })).answer);
      const together = pages.flatMap((page) => page.forms!.map(({ _id }) => _id));
      expect([pages[0]!.heading, pages[0]!.total, together.length], `${role} ${area}`).toEqual([
        `${total} ${total === 1 ? "form" : "forms"} submitted`,
        total,
        total,
      ]);
      const inBars = new Set<string>();
      for (const [band, { label, counts }] of outcomes[area].data.entries())
        for (const [at, month] of outcomes.months.entries()) {
          const { answer } = await who.call<Forms>(forms, { n: { name: "outcome", area, band, month } });
          const place = JSON.stringify([role, area, label, month]);
          expect([answer.status, answer.total, answer.forms!.length], place).toEqual([
            "success",
            counts[at],
            counts[at],
          ]);
          expect(answer.heading, place).toMatch(new RegExp(`^${counts[at]} forms?, `));
          for (const { _id, patientid, date } of answer.forms!) {
            expect(date.slice(0, 7), place).toBe(month);
            expect(ids.has(_id), place).toBe(false);
            seen.add(patientid);
            ids.add(_id);
            inBars.add(_id);
          }
        }
      expect(new Set(together), `${role} ${area}`).toEqual(inBars);
    }
    expect(ids.size).toBeGreaterThan(9);
    patientsOf.set(role, seen);
  }
  const own = await callers
    .get("Surgeon")!
    .call<{ patients: { _id: string }[] }>(
      "{ getPatientList(metadata: { pageSize: 100 }) { status patients { _id } } }",
    );
  const ownIds = new Set(own.answer.patients.map(({ _id }) => _id));
  expect([...patientsOf.get("Surgeon")!].filter((id) => !ownIds.has(id))).toEqual([]);
  expect(patientsOf.get("Admin")!.size).toBeGreaterThan(patientsOf.get("Surgeon")!.size);
  for (const role of ["Company Admin", "Health Coach"]) {
    for (const number of [
      { name: "outcome", area: "pain", band: 2, month: "2026-11" },
      { name: "outcomes", area: "pain", months: 3 },
    ]) {
      const { answer } = await callers.get(role)!.call<Forms>(forms, { n: number });
      expect([answer.status, answer.message, answer.forms], role).toEqual([
        "fail",
        "Your role does not see patients' scores.",
        null,
      ]);
    }
  }
});

test("survey outcomes are not opened for one patient: of no other, and not of all instead", async () => {
  const { rows } = await world.owner.query("select patient_id from patients limit 1");
  const document = `query ($n: CountedNumber!, $p: ID) { getCounted(number: $n, patientid: $p) { status message total forms { _id } } }`;
  for (const number of [
    { name: "outcome", area: "oks", band: 0, month: "2026-11" },
    { name: "outcomes", area: "oks", months: 3 },
  ]) {
    const { answer } = await callers.get("Admin")!.call(document, { n: number, p: rows[0].patient_id });
    expect(answer).toEqual({
      status: "fail",
      message: "Survey outcomes cannot be opened for one patient.",
      total: null,
      forms: null,
    });
  }
});
