import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const ask = async (call: string, fields: string): Promise<Record<string, unknown>> =>
  (await therapist.call<Record<string, unknown>>(`{ ${call} { status message ${fields} } }`)).answer;

test("what programmes hold is named, a device with what it measures and not with its battery", async ({ world }) => {
  await world.owner.query(
    `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
     values ($1, 2, 'battery', 'Battery', '%', false, 0, 100)`,
    [small.device],
  );
  const { names } = await ask("getContentNames", "names { _id name measures questions recalldays }");
  expect(names).toContainEqual({
    _id: small.device,
    name: "Knee Motion Sensor",
    measures: ["flexion_max", "extension_deficit"],
    questions: null,
    recalldays: null,
  });
  await world.owner.query("update questionnaires set recall_days = 28 where questionnaire_id = $1", [
    small.questionnaire,
  ]);
  const contentNames = (await ask("getContentNames", "names { _id recalldays }")).names;
  expect(contentNames).toContainEqual({ _id: small.questionnaire, recalldays: 28 });
});

test("of a version it is said whether it is retired, and whether a later one was published", async ({ world }) => {
  const since = async () => (await ask("getContentNames", "names { _id number retired newest }")).names;
  expect(await since()).toContainEqual({ _id: small.carePlan, number: 1, retired: false, newest: true });
  await world.owner.query(
    `insert into content_versions (version_id, content_id, number, published_at)
     select gen_random_uuid(), content_id, 2, now() from content_versions where version_id = $1`,
    [small.carePlan],
  );
  await world.owner.query(
    "update content set retired_at = now() where content_id = (select content_id from content_versions where version_id = $1)",
    [small.device],
  );
  expect(await since()).toContainEqual({ _id: small.carePlan, number: 1, retired: false, newest: false });
  expect(await since()).toContainEqual({ _id: small.device, number: 1, retired: true, newest: true });
});
