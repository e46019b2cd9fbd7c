import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

let physio: Caller;
test.beforeEach(async ({ world }) => {
  physio = await signIn(world, smallEmail(0, Role.physio));
});

const [own, other] = [small.patient(0, 1), small.patient(0, 2)];
const [knee, pressure] = [
  { dxCode: "M17.11", dxDescription: "Unilateral primary osteoarthritis, right knee" },
  { dxCode: "I10", dxDescription: "Essential (primary) hypertension" },
];

test("B359 B360: a code that another patient has too is changed and deleted for the one patient", async ({ world }) => {
  const send = async (call: string, types: string, variables: object, p: string) => {
    const document = `mutation ($p: ID!, ${types}) { ${call} { status message } }`;
    expect((await physio.call(document, { p, ...variables })).answer).toMatchObject({ status: "success" });
  };
  const add = (input: object, p: string) =>
    send("addSingleDiagnosis(patientId: $p, input: $i)", "$i: DiagnosisInput!", { i: input }, p);
  const remove = (code: string, p: string) =>
    send("deletePatientDiagnosis(patientId: $p, dxCode: $c)", "$c: String!", { c: code }, p);
  const state = async (p: string) =>
    (
      await world.owner.query(
        `select dx_code as code, dx_description as text, version, deleted_at is not null as deleted from diagnoses
         where patient_id = $1 order by dx_code`,
        [p],
      )
    ).rows;
  for (const p of [own, other]) for (const each of [knee, pressure]) await add(each, p);
  await remove("I10", other);
  const before = await state(other);
  expect(before).toMatchObject([
    { code: "I10", version: 1, deleted: true },
    { code: "M17.11", version: 1, deleted: false },
  ]);
  await remove("I10", own);
  const changed = { originalDxCode: "M17.11", dxCode: "I10", dxDescription: "Changed" };
  await send("updatePatientDiagnosis(patientId: $p, input: $i)", "$i: DiagnosisChangeInput!", { i: changed }, own);
  expect(await state(own)).toEqual([{ code: "I10", text: "Changed", version: 2, deleted: false }]);
  expect(await state(other)).toEqual(before);
});
