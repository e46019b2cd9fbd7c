import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const [here, there] = ["0192f000-0d5c-7000-8000-000000000001", "0192f000-0d5c-7000-8000-000000000002"];
const save = async (who: Caller, variables: object) => {
  const document = `mutation ($id: ID, $version: Int, $desk: ID!, $take: Boolean, $draft: PatientDraftInput) {
    savePatientDraft(id: $id, version: $version, desk: $desk, take: $take, draft: $draft) { status message draft { _id } } }`;
  const { answer } = await who.call<{ draft: { _id: string } }>(document, { desk: here, ...variables });
  expect(answer).toMatchObject({ status: "success" });
  return answer.draft._id;
};
const draftRows = async (world: World, id: string) =>
  (
    await world.owner.query(
      "select step, surgeon_id, registration_id, version, changed_by, editing_user_id, editing_session_id, typed from patient_drafts where draft_id = $1",
      [id],
    )
  ).rows;

test("what is saved of a draft again takes the place of all that stood there, and another draft stays", async ({
  world,
}) => {
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const physio = await signIn(world, smallEmail(0, Role.physio));
  await world.owner.query(
    `insert into registered_patients (customer_id, registration_id, first_name, last_name, gender, dob, email, phone,
       ship_address, email_opt_in, include_devices, is_repeated, signed_at, network_address, user_agent)
     values ($1, $2, 'Ann', 'Lee', 'female', '1960-05-01', 'p@e.example', '+13125550199', '{}', true, true, false, now(), '', '')`,
    [small.customers[0], small.registration(0, 1)],
  );
  const begun = { step: "info", surgeon: small.surgeon(0, 1), content: '{"patient":{"firstname":"Ann"}}' };
  const [id, other] = [await save(admin, { draft: begun }), await save(admin, { draft: begun })];
  await world.owner.query("update patient_drafts set changed_by = $1", [small.user(0, Role.surgeon)]);
  const before = await draftRows(world, other);
  const draft = {
    step: "devices",
    surgeon: small.surgeon(0, 2),
    registration: small.registration(0, 1),
    content: '{"patient":{"firstname":"Anna"}}',
  };
  await save(admin, { id, version: 1, draft });
  const saved = {
    step: "devices",
    surgeon_id: small.surgeon(0, 2),
    registration_id: small.registration(0, 1),
    version: 2,
    changed_by: small.user(0, Role.admin),
    editing_user_id: small.user(0, Role.admin),
    editing_session_id: here,
  };
  expect(await draftRows(world, id)).toMatchObject([saved]);
  expect(JSON.stringify((await draftRows(world, id))[0].typed)).toContain("Anna");
  await save(physio, { id, desk: there, take: true });
  expect(await draftRows(world, id)).toMatchObject([
    { ...saved, editing_user_id: small.user(0, Role.physio), editing_session_id: there },
  ]);
  expect(await draftRows(world, other)).toEqual(before);
});
