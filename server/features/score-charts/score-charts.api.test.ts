import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { addAnswers } from "../../../dev-env/small-clinics/answers.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { addReadings } from "../../../dev-env/small-clinics/readings.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

interface Series {
  readonly status: string;
  readonly message: string;
  readonly series: readonly { date: string; score: number; extensiondeficit: number | null; source: string }[] | null;
  readonly leftout: readonly object[] | null;
  readonly threshold: { min: number | null; max: number | null } | null;
}

const readSeries = async (call: string, person = therapist, patient = 1): Promise<Series> => {
  const fields =
    "status message series { date score extensiondeficit source } leftout { date value min max source } threshold { min max }";
  const { answer } = await person.call<Series>(`{ ${call}(patientid: "${small.patient(0, patient)}") { ${fields} } }`);
  return answer;
};
const day = (world: World, offset: number): CalendarDate => addDays(world.today(), offset);
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test("B132 B323: the Oxford score over time has a date and a score for each filled form, oldest first", async ({
  world,
}) => {
  await addAnswers(world, 0, 1, "oxford-knee", [
    [day(world, -3), times(12, 2), 24],
    [day(world, -30), times(12, 1), 12],
  ]);
  await addAnswers(world, 0, 1, "pain", [[day(world, -2), [4], 4]]);
  await addAnswers(world, 0, 2, "oxford-knee", [[day(world, -1), times(12, 4), 48]]);
  expect(await readSeries("getOksData")).toEqual({
    status: "success",
    message: "",
    series: [
      { date: day(world, -30), score: 12, extensiondeficit: null, source: "oxford-knee" },
      { date: day(world, -3), score: 24, extensiondeficit: null, source: "oxford-knee" },
    ],
    leftout: null,
    threshold: null,
  });
});

test("B324 B327 B328: pain over time is its code, and nothing of other forms or patients", async ({ world }) => {
  await addAnswers(world, 0, 1, "pain", [
    [day(world, -2), [3], 3],
    [day(world, -1), [0], 0],
  ]);
  await addAnswers(world, 0, 1, "oxford-knee", [[day(world, -1), times(12, 4), 48]]);
  await addAnswers(world, 0, 2, "pain", [[day(world, -3), [4], 4]]);
  const { series } = await readSeries("getPainData");
  expect(series!.map(({ date, score }) => [date, score])).toEqual([
    [day(world, -2), 3],
    [day(world, -1), 0],
  ]);
});

test("B325 B326: bend and straightening come from forms and devices, the device's limits valid today stand beside them", async ({
  world,
}) => {
  await world.owner.query(
    `update device_metrics set thresholds = case parameter
       when 'flexion_max' then '[{"min": 60}, {"fromDay": 5, "min": 90}, {"fromDay": 200, "min": 120}]'::jsonb
       else '[{"max": 10}]'::jsonb end`,
  );
  await addAnswers(world, 0, 1, "range-of-motion", [[day(world, -4), [98, 86], null]]);
  await addReadings(world, 0, 1, [
    [-3, [[100, 7]]],
    [-1, [[104, null]]],
  ]);
  await addReadings(world, 0, 3, [[-2, [[55, 25]]]]); // of somebody else
  await addAnswers(world, 0, 3, "range-of-motion", [[day(world, -5), [60, 70], null]]);
  expect(await readSeries("getFlexionData")).toMatchObject({
    series: [
      { date: day(world, -4), score: 98, source: "range-of-motion" },
      { date: day(world, -3), score: 100, source: "Knee Motion Sensor" },
      { date: day(world, -1), score: 104, source: "Knee Motion Sensor" },
    ],
    threshold: { min: 90, max: null },
  });
  expect(await readSeries("getExtensionData")).toMatchObject({
    series: [
      { date: day(world, -4), score: 86, extensiondeficit: 4, source: "range-of-motion" },
      { date: day(world, -3), score: 83, extensiondeficit: 7, source: "Knee Motion Sensor" },
    ],
    threshold: { min: null, max: 10 },
  });
});

test("a reading that cannot be true is no point but told beside them; without any value the series is empty", async ({
  world,
}) => {
  await addReadings(world, 0, 1, [
    [-1, [[300, 90]]],
    [-3, [[170, null]]],
  ]);
  for (const call of ["getOksData", "getPainData", "getFlexionData", "getExtensionData"])
    expect((await readSeries(call)).series).toEqual([]);
  const source = "Knee Motion Sensor";
  expect([(await readSeries("getFlexionData")).leftout, (await readSeries("getExtensionData")).leftout]).toEqual([
    [
      { date: day(world, -3), value: 170, min: 30, max: 145, source },
      { date: day(world, -1), value: 300, min: 30, max: 145, source },
    ],
    [{ date: day(world, -1), value: 90, min: 0, max: 40, source }],
  ]);
  expect((await readSeries("getPainData")).leftout).toBeNull();
});

test("a surgeon reads the scores of the own patients only, and each reading is noted under its call", async ({
  world,
}) => {
  await addAnswers(world, 0, 1, "pain", [[day(world, -1), [3], 3]]);
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  expect((await readSeries("getPainData", surgeon)).series).toHaveLength(1);
  const calls = ["getExtensionData", "getFlexionData", "getOksData", "getPainData"];
  for (const call of calls) {
    expect(await readSeries(call, surgeon)).toMatchObject({ status: "success" });
    expect(await readSeries(call, surgeon, 3)).toMatchObject({ status: "fail", series: null });
  }
  await world.settle();
  const { rows } = await world.owner.query(
    "select distinct operation, patient_id from patient_reads where user_id = $1 order by operation",
    [small.user(0, Role.surgeon)],
  );
  expect(rows).toEqual(calls.map((operation) => ({ operation, patient_id: small.patient(0, 1) })));
});
