import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { queryContent, changeContent, publishContent } from "../../../dev-env/small-clinics/content-calls.ts";
import { applyVersion, newPlan, previewPublish, publishPlan } from "../../../dev-env/small-clinics/own-plans.ts";
import { test } from "../../../dev-env/world-test.ts";

let editor: Caller;
let superAdmin: Caller;
let plan: string;
/** A plan whose first version one patient runs, and another editor of it. */
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const newestPlan = await newPlan(editor);
  plan = newestPlan.plan;
  await world.owner.query("update patients set care_plan_id = $1 where patient_id = $2", [
    newestPlan.version,
    small.patient(0, 1),
  ]);
});

const sentence = "This is retired. Offer it again before you publish or apply it.";
const retire = (retired: boolean) => changeContent(superAdmin, `retireContent(id: "${plan}", retired: ${retired})`);
const stand = async (): Promise<unknown> =>
  (await queryContent(editor, `getContent(id: "${plan}")`, "content { state number version }")).content;

test("what another editor retired meanwhile is not published; offered again, it is", async () => {
  const draft = `saveContentDraft(id: "${plan}", body: { carePlan: { name: "Next", description: "Ours.", surgery_type: "knee", regimens: ["${small.regimen}"] } })`;
  await changeContent(editor, draft);
  await retire(true);
  expect(await publishContent(editor, plan, 1)).toMatchObject({ status: "fail", message: sentence });
  expect(await stand()).toEqual({ state: "retired", number: 1, version: 1 });
  await retire(false);
  expect((await publishContent(editor, plan, 1)).message).toContain("Version 2 is published.");
});

test("what another editor retired meanwhile goes into no running programme", async () => {
  await publishPlan(editor, plan, null, 21);
  const { plan: planPreview, planHash } = await previewPublish(editor, plan);
  const applyInput = { id: plan, changes: planPreview.changes.map(({ _id }) => _id), planHash };
  await retire(true);
  expect(await applyVersion(editor, applyInput)).toMatchObject({ status: "fail", message: sentence });
  await retire(false);
  expect(await applyVersion(editor, applyInput)).toMatchObject({ status: "success" });
});
