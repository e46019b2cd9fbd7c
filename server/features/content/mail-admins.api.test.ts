import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { newPlan, publishPlan } from "../../../dev-env/small-clinics/own-plans.ts";
import { addPlanPatient } from "../../../dev-env/small-clinics/plan-patient.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

interface Preview {
  readonly planHash: string;
  readonly plan: { readonly changes: readonly { readonly _id: string }[] };
}

let editor: Caller;
let therapist: Caller;
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

/** Publishes the plan with another last day of the sensor, and applies the version to running programmes. */
const publishAndApply = async (world: World, plan: string, end: number, telladmins?: boolean): Promise<void> => {
  await publishPlan(editor, plan, null, end);
  const { answer: previewAnswer } = await editor.call<Preview>(
    `{ previewPublish(id: "${plan}") { status message planHash plan { changes { _id } } } }`,
  );
  const { answer } = await editor.call(
    `mutation ($c: [ID!]!, $h: String!, $t: Boolean) { applyVersion(id: "${plan}", changes: $c, planHash: $h, telladmins: $t) { status message } }`,
    { c: previewAnswer.plan.changes.map(({ _id }) => _id), h: previewAnswer.planHash, t: telladmins },
  );
  expect(answer.status).toBe("success");
  await world.settle();
};

const mailsTo = (world: World, clinic: number) => world.mailbox.read(smallEmail(clinic, Role.admin));

test("the admins of a clinic are mailed once for all programmes that follow a version, and no patient is named", async ({
  world,
}) => {
  const { plan, version } = await newPlan(editor);
  for (const lastname of ["Brought", "Second"])
    await addPlanPatient(therapist, world.today(), { careplan: version, lastname });
  await publishAndApply(world, plan, 21, true);
  const [mail, ...more] = mailsTo(world, 0);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe("Ours: version 2 is in your running programmes");
  expect(mail!.text).toContain("It changes: Knee Motion Sensor.");
  expect(mail!.text).toContain("Company 1");
  expect(mail!.text).not.toMatch(/Brought|Second|Nora/);
  expect(world.mailbox.read(smallEmail(0, Role.physio)).map(({ subject }) => subject)).toEqual([]);
  await publishAndApply(world, plan, 28, true);
  expect(
    mailsTo(world, 0)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(["Ours: version 2 is in your running programmes", "Ours: version 3 is in your running programmes"]);
});

test("nobody is mailed unasked, for a clinic whose programmes stay, or after the account was switched off", async ({
  world,
}) => {
  const { plan, version } = await newPlan(editor);
  await addPlanPatient(therapist, world.today(), { careplan: version, lastname: "Brought" });
  const otherClinics = small.patient(1, 1);
  await world.owner.query("update patients set care_plan_id = $1 where patient_id = $2", [version, otherClinics]);
  await publishAndApply(world, plan, 21);
  expect(mailsTo(world, 0)).toEqual([]);
  await world.owner.query("update users set active = false where email = $1", [smallEmail(0, Role.admin)]);
  await publishAndApply(world, plan, 28, true);
  expect(mailsTo(world, 0)).toEqual([]);
  expect(mailsTo(world, 1)).toEqual([]);
});

test.for([
  ["addressChanged", "email = 'else@clinic1.example'"],
  ["inactive", "active = false"],
])("a mail to an admin that waits is not sent any more: %s", async ([reason, change], { world }) => {
  const { plan, version } = await newPlan(editor);
  await addPlanPatient(therapist, world.today(), { careplan: version, lastname: "Brought" });
  world.mailbox.answerWith("mail", "serverAway");
  await publishAndApply(world, plan, 21, true);
  await world.owner.query(`update users set ${change} where email = $1`, [smallEmail(0, Role.admin)]);
  world.mailbox.answerWith("mail", "sent");
  world.clock.advance(3_600_000);
  await world.product.timed.find(({ name }) => name === "retry-messages")!.run();
  await world.settle();
  expect(mailsTo(world, 0)).toEqual([]);
  const { rows } = await world.owner.query(
    "select last_reason, sealed from outgoing_messages where kind = 'versionNews' and sent_at is null",
  );
  expect(rows).toEqual([{ last_reason: reason, sealed: null }]);
});
