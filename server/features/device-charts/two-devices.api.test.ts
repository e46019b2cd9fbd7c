import { addDays } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { addReadings } from "../../../dev-env/small-clinics/readings.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

const [band, bandItem] = ["00000000-0000-4000-8000-0000000000f1", "00000000-0000-4000-8000-0000000000f2"];
const knee = small.patient(0, 1);
const hip = small.patient(0, 2);
const addMetrics = (world: World, device: string, rows: string) =>
  world.owner.query(
    `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
     select $1, v.* from (values ${rows}) v`,
    [device],
  );

const graphsDocument = `query ($in: GraphInput!) { getGraphMeasurementData(graphIn: $in) { status message graphs {
  data { reading values { y } } } } }`;
interface Graphs {
  readonly graphs: { data: { reading: string; values: { y: number | null }[] }[] }[];
}

test("B429: the BMI in a chart follows from the weight in pounds and the patient's height in inches", async ({
  world,
}) => {
  await addMetrics(
    world,
    small.device,
    "(2, 'weight', 'Weight', 'lb', true, 80, 450), (3, 'bmi', 'BMI', '', true, 15, 60)",
  );
  await world.owner.query("update patients set height_in = 65 where patient_id = $1", [knee]);
  await addReadings(world, 0, 1, [[-1, [[90, 4, 162.4, null]]]]);
  const physio = await signIn(world, smallEmail(0, Role.physio));
  const { answer } = await physio.call<Graphs>(graphsDocument, {
    in: { patientid: knee, deviceid: small.deviceItem(0, 1) },
  });
  const bmi = answer.graphs.flatMap(({ data }) => data).find(({ reading }) => reading === "BMI");
  expect(bmi?.values).toEqual([{ y: 27.02 }]);
});

test("B104 B138 B321: charts and days are of the device's own shown values and readings, for the joint of the device's own patient", async ({
  world,
}) => {
  await addMetrics(world, small.device, "(3, 'hip_flexion', 'Hip flexion', '°', true, 0, 120)");
  await world.owner.query(
    "insert into devices (device_id, code, display_name, surgery_type) values ($1, 'D0', 'Band', 'knee')",
    [band],
  );
  await addMetrics(
    world,
    band,
    "(1, 'battery', 'Battery', '%', false, 0, 100), (0, 'steps', 'Steps', '', true, 0, 9000)",
  );
  await world.owner.query(
    `with d as (insert into patient_devices (customer_id, patient_id, order_id, item_id, device_id, status)
       values ($1, $2, $3, $4, $5, 'Delivered'))
     insert into item_revisions (customer_id, patient_id, item_id, surgery_date, start_day, end_day, interval, times)
     select customer_id, patient_id, $4, surgery_date, 1, 60, 1, 1 from patients where patient_id = $2`,
    [small.customers[0], knee, small.order(0, 1), bandItem, band],
  );
  await addReadings(world, 0, 1, [[-1, [[90, 4, null, 50]]]]);
  await addReadings(world, 0, 2, [[-1, [[70, 9, null, 60]]]]);
  await world.owner.query(
    `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values") values ($1, $2, $3, $4, $5, '{4000,80}')`,
    [small.customers[0], knee, bandItem, `${world.today()}T06:00:00Z`, world.today()],
  );
  const physio = await signIn(world, smallEmail(0, Role.physio));
  const chartValues = async (patientid: string, deviceid: string) => {
    const { answer } = await physio.call<Graphs>(graphsDocument, { in: { patientid, deviceid } });
    return answer.graphs.flatMap(({ data }) => data.map(({ reading, values }) => [reading, values.map(({ y }) => y)]));
  };
  expect(await chartValues(knee, small.deviceItem(0, 1))).toEqual([
    ["flexion_max", [90]],
    ["extension_deficit", [4]],
  ]);
  expect(await chartValues(knee, bandItem)).toEqual([["Steps", [4000]]]);
  expect(await chartValues(hip, small.deviceItem(0, 2))).toEqual([["Hip flexion", [60]]]);
  const [yesterday, today] = [addDays(world.today(), -1), world.today()];
  const days = async (patientid: string, deviceid: string) => {
    const call = `getRangeMeasurement(patientid: "${patientid}", deviceid: "${deviceid}", startdate: "${yesterday}", enddate: "${today}")`;
    const { answer } = await physio.call<{ measurements: { status: string }[] }>(
      `{ ${call} { status message measurements { status } } }`,
    );
    return answer.measurements.map(({ status }) => status);
  };
  expect(await days(knee, small.deviceItem(0, 1))).toEqual(["complete", "remaining"]);
  expect(await days(knee, bandItem)).toEqual(["skipped", "complete"]);
});
