import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { addAnswers } from "../../../dev-env/small-clinics/answers.ts";
import { addKnees, kneePatientId } from "../../../dev-env/small-clinics/knees.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { addReadings } from "../../../dev-env/small-clinics/readings.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

interface Chart {
  readonly metric: string;
  readonly source: string;
  readonly points: readonly { readonly day: number; readonly value: number; readonly place: number | null }[];
  readonly corridor: readonly (readonly object[])[];
  readonly window: { readonly people: number; readonly readings: number };
  readonly sentence: string;
}
interface Recovery {
  readonly version: number | null;
  readonly charts: readonly Chart[];
}

const own = small.patient(0, 1);
const recoveryOf = async (patient: string, who = therapist) => {
  const { answer } = await who.call<{ message: string; recovery: Recovery | null }>(
    `{ getRecovery(patientid: "${patient}") { status message recovery { joint day version madeon cohortfrom cohortto charts { metric source
      points { day value place } corridor { day c10 c25 c50 c75 c90 } window { from to people readings } sentence } } } }`,
  );
  return answer;
};
const bendOf = async (patient: string) =>
  (await recoveryOf(patient)).recovery!.charts.find(({ metric }) => metric === "flexion")!;
const make = async (world: World) => {
  await world.product.timed.find(({ name }) => name === "plan-corridors")!.run();
  await world.settle();
};
const rows = async (world: World, sql: string, values: unknown[] = []) => (await world.owner.query(sql, values)).rows;

/** Sets the patient's surgery to 28 days ago, and today's bend to this value. */
const bendToday = async (world: World, degrees: number) => {
  await world.owner.query("update patients set surgery_date = $2 where patient_id = $1", [
    own,
    addDays(world.today(), -28),
  ]);
  await addReadings(world, 0, 1, [[0, [[degrees, 7]]]]);
};

describe("the corridor", () => {
  test("is made of one value of each knee of the clinic on the same days after surgery", async ({ world }) => {
    // Knee patient n bends 60 + n on S+28, so the 31 patients have 61 to 91: the 10th centile is the fourth value.
    await addKnees(world, 0, 31);
    await bendToday(world, 63);
    await make(world);
    const today = world.today();
    const { recovery } = await recoveryOf(own);
    expect(recovery).toMatchObject({
      joint: "knee",
      day: 28,
      version: 1,
      madeon: today,
      cohortfrom: addDays(today, -1095),
      cohortto: addDays(today, -60),
    });
    expect(recovery!.charts).toEqual([
      {
        metric: "flexion",
        source: "Knee Motion Sensor",
        points: [{ day: 28, value: 63, place: 0 }],
        corridor: [[{ day: 28, c10: 64, c25: 68.5, c50: 76, c75: 83.5, c90: 88 }]],
        window: { from: 25, to: 31, people: 31, readings: 93 },
        sentence: "Below the corridor: on S+28 one knee in ten has less than 64°, half have 76° or more.",
      },
      expect.objectContaining({ metric: "deficit", points: [{ day: 28, value: 7, place: 5 }] }),
    ]);
  });

  test("of a knee of the cohort leaves that knee out", async ({ world }) => {
    await addKnees(world, 0, 31);
    await make(world);
    // Without knee patient 1 there are 30, from 62 to 91: a tenth of the 29 steps between them is 2.9.
    const { corridor, window } = await bendOf(kneePatientId(0, 1));
    expect(window).toMatchObject({ people: 30, readings: 90 });
    expect(corridor).toMatchObject([[{ day: 28, c10: expect.closeTo(64.9, 6), c50: 76.5 }]]);
    await world.owner.query(`update device_readings set "values" = '{31, 0}' where patient_id = $1`, [
      kneePatientId(0, 1),
    ]);
    await world.owner.query("update recovery_versions set made_on = made_on - 7");
    await make(world);
    expect((await bendOf(kneePatientId(0, 1))).corridor).toEqual(corridor);
    expect((await recoveryOf(own)).recovery!.version).toBe(2);
  });

  test("has the centiles of the sorted values of the others, with ties and whoever is left out", async ({ world }) => {
    await addKnees(world, 0, 40);
    await world.owner.query(
      `update device_readings set "values" = array[40 + (right(patient_id::text, 3)::int * 37) % 17, 5] where patient_id::text like '0190aaaa-0000-%'`,
    );
    await make(world);
    const valueOf = (n: number): number => 40 + ((n * 37) % 17);
    for (const left of [1, 5, 23, 40]) {
      const sorted = Array.from({ length: 40 }, (_, at) => at + 1)
        .filter((n) => n !== left)
        .map(valueOf)
        .toSorted((a, b) => a - b);
      const at = (part: number): number => {
        const [step, low] = [part * 38, Math.floor(part * 38)];
        return sorted[low]! + (step - low) * ((sorted[low + 1] ?? sorted[low]!) - sorted[low]!);
      };
      const [[band]] = (await bendOf(kneePatientId(0, left))).corridor as unknown as [[Record<string, number>]];
      for (const [name, part] of [
        ["c10", 0.1],
        ["c25", 0.25],
        ["c50", 0.5],
        ["c75", 0.75],
        ["c90", 0.9],
      ] as const)
        expect(band[name], `${name} without ${left}`).toBeCloseTo(at(part), 9);
    }
  });

  test("is not drawn for fewer than 30 others, and nothing is judged", async ({ world }) => {
    await addKnees(world, 0, 30);
    await make(world);
    expect(await bendOf(kneePatientId(0, 7))).toMatchObject({
      corridor: [],
      points: [{ place: null }, { place: null }, { place: null }],
      sentence: "A corridor needs 30 knees on the same day; 29 are there.",
    });
  });

  test("of enough others says where it begins, when somebody measured in front of that", async ({ world }) => {
    await addKnees(world, 0, 36);
    await make(world);
    await bendToday(world, 90);
    await world.owner.query("update patients set surgery_date = surgery_date + 3 where patient_id = $1", [own]);
    const { points, window, sentence } = await bendOf(own);
    expect([points.at(-1), window.people]).toMatchObject([{ day: 25, place: null }, 36]);
    expect(sentence).toBe("No corridor reaches S+25; the nearest day that has one is S+28.");
  });

  test("leaves out hips, other clinics, young surgeries, few values, long holds and values that cannot be", async ({
    world,
  }) => {
    await addKnees(world, 0, 36);
    await addKnees(world, 1, 40);
    const change = (n: number, statement: string) => world.owner.query(statement, [kneePatientId(0, n)]);
    await change(1, "update patients set surgery_type = 'hip' where patient_id = $1");
    await change(2, "update patients set surgery_date = surgery_date + 41 where patient_id = $1");
    await change(3, `delete from device_readings where patient_id = $1 and "values"[1] > 63`);
    await change(4, `update device_readings set "values" = '{20, 5}' where patient_id = $1`);
    for (const [n, days] of [
      [5, 15],
      [6, 14],
    ] as const)
      await rows(
        world,
        "insert into technical_holds (customer_id, patient_id, hold_id, held_from, released_on) values ($1, $2, gen_random_uuid(), $3, $4)",
        [small.customers[0], kneePatientId(0, n), addDays(world.today(), -50), addDays(world.today(), days - 50)],
      );
    await bendToday(world, 90);
    await make(world);
    expect((await bendOf(own)).window.people).toBe(31);
    const strangers = await rows(world, "select from recovery_values where customer_id = $1 and patient_id = $2", [
      small.customers[0],
      kneePatientId(0, 6),
    ]);
    expect(strangers.length).toBeGreaterThan(0);
  });

  test("of questionnaires is another one than that of devices", async ({ world }) => {
    await addKnees(world, 0, 31);
    await bendToday(world, 80);
    await addAnswers(world, 0, 1, "range-of-motion", [[world.today(), [98, 86], null]]);
    await make(world);
    const { charts } = (await recoveryOf(own)).recovery!;
    expect(charts.map(({ metric, source, corridor }) => [metric, source, corridor.length])).toEqual([
      ["flexion", "Knee Motion Sensor", 1],
      ["flexion", "form", 0],
      ["deficit", "Knee Motion Sensor", 1],
      ["deficit", "form", 0],
    ]);
    expect(charts[3]).toMatchObject({
      points: [{ day: 28, value: 4, place: null }],
      sentence: "A corridor needs 30 knees on the same day; none are there.",
    });
  });

  test("of the source with most values is drawn first", async ({ world }) => {
    await bendToday(world, 80);
    const days = [addDays(world.today(), -1), world.today()].map((day) => [day, [98, 86], null] as const);
    await addAnswers(world, 0, 1, "range-of-motion", days);
    const { charts } = (await recoveryOf(own)).recovery!;
    expect(charts.map(({ source }) => source)).toEqual(["form", "Knee Motion Sensor", "form", "Knee Motion Sensor"]);
  });

  test("is there for who has not measured yet: nothing is drawn", async () => {
    expect((await recoveryOf(own)).recovery).toEqual({
      joint: "knee",
      day: 10,
      version: null,
      madeon: null,
      cohortfrom: null,
      cohortto: null,
      charts: [],
    });
  });
});

describe("the weekly job", () => {
  test("makes a version a week, once, however often it is asked", async ({ world }) => {
    await addKnees(world, 0, 2);
    await make(world);
    await make(world);
    const versions = () =>
      rows(world, "select version from recovery_versions where customer_id = $1 order by 1", [small.customers[0]]);
    expect(await versions()).toEqual([{ version: 1 }]);
    const before = addDays(world.today(), -6);
    await rows(world, "select queue_job('make-corridors', $1::json, null::text, now())", [
      JSON.stringify({ customerId: small.customers[0], before }),
    ]);
    await world.settle();
    expect(await versions()).toEqual([{ version: 1 }]);
    world.clock.advance(7 * 86_400_000);
    await make(world);
    expect(await versions()).toEqual([{ version: 1 }, { version: 2 }]);
    expect(
      await rows(world, "select distinct version from recovery_values where customer_id = $1", [small.customers[0]]),
    ).toEqual([{ version: 2 }]);
  });

  test("keeps nothing of somebody who is erased", async ({ world }) => {
    await addKnees(world, 0, 2);
    await make(world);
    await rows(world, "delete from patients where patient_id = $1", [kneePatientId(0, 1)]);
    expect(await rows(world, "select distinct patient_id from recovery_values")).toEqual([
      { patient_id: kneePatientId(0, 2) },
    ]);
  });
});

describe("rights", () => {
  test("a surgeon sees the recovery of the own patients only, beside all knees of the clinic; each reading is noted", async ({
    world,
  }) => {
    await addKnees(world, 0, 31);
    await bendToday(world, 63);
    await make(world);
    const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
    expect((await recoveryOf(own, surgeon)).recovery!.charts[0]!.window.people).toBe(31);
    for (const stranger of [small.patient(0, 3), small.patient(1, 1), crypto.randomUUID()])
      expect(await recoveryOf(stranger, surgeon)).toMatchObject({
        message: "This patient was not found.",
        recovery: null,
      });
    await world.settle();
    expect(await rows(world, "select patient_id from patient_reads where operation = 'getRecovery'")).toEqual([
      { patient_id: own },
    ]);
  });
});
