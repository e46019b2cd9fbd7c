import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import {
  queryContent,
  changeContent,
  publishContent,
  saveDraft,
} from "../../../dev-env/small-clinics/content-calls.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let editor: Caller;
let therapist: Caller;
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const temperature = (thresholds = "", name = "Temperature"): string =>
  `{ metric: "${name}", unit: "°F", min: 95, max: 105, thresholds: [${thresholds}] }`;
const pulse = `{ metric: "Pulse", unit: "bpm", min: 30, max: 200 }`;
const fever = `{ max: 101.5 }, { fromday: 4, max: 100.4 }`;
const body = (name: string, ...values: string[]): string =>
  `{ device: { name: "${name}", surgery_type: "", values: [${values.join(", ")}] } }`;

const begin = async (caller = editor): Promise<string> =>
  (await changeContent(caller, `saveContentDraft(kind: "device", body: ${body("Thermometer", temperature(fever))})`))
    .content!._id;
const offered = async (caller = therapist): Promise<string[]> =>
  ((await queryContent(caller, "getAllDevices", "devices { display_name }")).devices as { display_name: string }[]).map(
    ({ display_name }) => display_name,
  );
const metricsOf = async (world: World, id: string) =>
  (
    await world.owner.query(
      `select number, value_index as at, parameter, metric, plausible_max::float as most, axis_max::float as axis, thresholds
       from device_metrics join content_versions on version_id = device_id where content_id = $1 order by number, value_index`,
      [id],
    )
  ).rows;

test("a company's own device has its values and their limits by version; its name shows at once everywhere", async ({
  world,
}) => {
  const id = await begin();
  expect(await offered()).toEqual(["Knee Motion Sensor"]);
  expect((await publishContent(editor, id, 1)).content).toMatchObject({ number: 1, state: "published" });
  expect(await offered()).toEqual(["Knee Motion Sensor", "Thermometer"]);
  await saveDraft(editor, id, null, body("Ear Thermometer", temperature(`{ max: 102 }`), pulse));
  await publishContent(editor, id, 1);
  const first = { at: 0, parameter: "own_temperature", metric: "Temperature", most: 105, axis: 105 };
  expect(await metricsOf(world, id)).toEqual([
    { number: 1, ...first, thresholds: [{ max: 101.5 }, { max: 100.4, fromDay: 4 }] },
    { number: 2, ...first, thresholds: [{ max: 102 }] },
    { number: 2, at: 1, parameter: "own_pulse", metric: "Pulse", most: 200, axis: 200, thresholds: [] },
  ]);
  expect(await offered()).toEqual(["Ear Thermometer", "Knee Motion Sensor"]);
  const { rows } = await world.owner.query("select distinct display_name from devices where device_id <> $1", [
    small.device,
  ]);
  expect(rows).toEqual([{ display_name: "Ear Thermometer" }]);
});

test("its page says which values were published before, and its list what it measures", async () => {
  const id = await begin();
  const readDevice = async () =>
    (
      await queryContent(
        editor,
        `getContent(id: "${id}")`,
        "content { device { values { metric kept thresholds { fromday min max } } } }",
      )
    ).content;
  const limits = [
    { fromday: null, min: null, max: 101.5 },
    { fromday: 4, min: null, max: 100.4 },
  ];
  expect(await readDevice()).toEqual({
    device: { values: [{ metric: "Temperature", kept: false, thresholds: limits }] },
  });
  await publishContent(editor, id, 1);
  expect(await readDevice()).toEqual({
    device: { values: [{ metric: "Temperature", kept: true, thresholds: limits }] },
  });
  const { contents } = await queryContent(editor, `getContentList(kind: "device")`, "contents { name measures state }");
  expect(contents).toEqual([
    { name: "Knee Motion Sensor", measures: ["flexion_max", "extension_deficit"], state: "ready" },
    { name: "Thermometer", measures: ["Temperature"], state: "published" },
  ]);
});

test("the number of a value never changes its meaning, in a next version and in a copy", async ({ world }) => {
  const id = await begin();
  await publishContent(editor, id, 1);
  const refused = "Value 0 stays Temperature, 95 to 105°F. A new value gets the next number.";
  for (const [at, values] of [[pulse], [pulse, temperature()], [temperature("", "Heat")]].entries()) {
    await saveDraft(editor, id, at === 0 ? null : at, body("Thermometer", ...values));
    expect(await publishContent(editor, id, at + 1)).toMatchObject({ status: "fail", message: refused });
  }
  expect(await metricsOf(world, id)).toHaveLength(1);
  const copy = (await changeContent(editor, `copyContent(id: "${small.device}")`)).content!._id;
  await saveDraft(editor, copy, 1, body("Our Sensor", pulse));
  expect((await publishContent(editor, copy, 2)).message).toBe(
    "Value 0 stays flexion_max, 30 to 145°. A new value gets the next number.",
  );
});

test("a copy of what is ready measures as that does, and takes its place for the company's clinics", async ({
  world,
}) => {
  const copy = (await changeContent(editor, `copyContent(id: "${small.device}")`)).content!._id;
  const flexion = `{ metric: "flexion_max", unit: "°", min: 30, max: 145, thresholds: [{ fromday: 14, min: 90 }] }`;
  const deficit = `{ metric: "extension_deficit", unit: "°", min: 0, max: 40 }`;
  await saveDraft(editor, copy, 1, body("Our Sensor", flexion, deficit));
  expect((await publishContent(editor, copy, 2)).status).toBe("success");
  expect(await metricsOf(world, copy)).toMatchObject([
    { parameter: "flexion_max", axis: null, thresholds: [{ fromDay: 14, min: 90 }] },
    { parameter: "extension_deficit", axis: null, thresholds: [] },
  ]);
  expect(await offered()).toEqual(["Our Sensor"]);
  const stranger = await signIn(world, smallEmail(2, Role.physio));
  expect(await offered(stranger)).toEqual(["Knee Motion Sensor"]);
});

test("with something wrong in it nothing is published", async () => {
  const id = await begin();
  await saveDraft(editor, id, 1, `{ device: { name: "", values: [{ metric: "", min: 5, max: 1 }] } }`);
  expect(await publishContent(editor, id, 2)).toMatchObject({ status: "fail", message: "Please enter a name." });
  expect(await offered()).toEqual(["Knee Motion Sensor"]);
});

test("another company neither sees a device nor changes or copies it, and a clinic's staff makes none", async ({
  world,
}) => {
  const id = await begin();
  await publishContent(editor, id, 1);
  const other = await signIn(world, smallEmail(2, Role.companyAdmin));
  const notFound = "This content was not found.";
  expect((await queryContent(other, `getContent(id: "${id}")`, "content { _id }")).message).toBe(notFound);
  expect((await saveDraft(other, id, null, body("Theirs", temperature()))).message).toBe(notFound);
  expect((await changeContent(other, `copyContent(id: "${id}")`)).message).toBe(notFound);
  expect((await changeContent(other, `retireContent(id: "${id}", retired: true)`)).message).toBe(notFound);
  await expect(begin(therapist)).rejects.toThrow();
  const { rows } = await world.owner.query("select count(*)::int from content where kind = 'device'");
  expect(rows).toEqual([{ count: 2 }]);
});
