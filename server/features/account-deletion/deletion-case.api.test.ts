import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";
import { solveBotCheck } from "../../../dev-env/solve-bot-check.ts";

let boss: Caller;
let caseId: string;
const day = 86_400_000;
const customer = small.customers[0];

/** The first patient sends a request on the public page; the case exists once the jobs have run. */
test.beforeEach(async ({ world }) => {
  boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), customer);
  const { rows } = await world.owner.query(
    "select first_name as firstname, last_name as lastname, to_char(dob, 'MM/DD/YYYY') as dob, phone from patients where patient_id = $1",
    [small.patient(0, 1)],
  );
  const input = { ...rows[0], token: await solveBotCheck(world.url) };
  await caller(world.url).call(documentOf("deleteAccountRequest", "status message"), input);
  await world.settle();
  caseId = (await world.owner.query("select case_id as id from cases")).rows[0].id;
});

const eraseDue = (world: World) => world.product.timed.find(({ name }) => name === "erase-accounts")!.run();

interface DeletionAnswer {
  readonly status: string;
  readonly message: string;
  readonly deletion: { readonly [field: string]: unknown } | null;
}
const fields = "requestedOn eraseOn daysLeft withdrawnOn erasedOn devicesOut { name status since }";
const readDeletion = async (person: Caller = boss) =>
  (
    await person.call<DeletionAnswer>(
      `{ getAccountDeletion(caseId: "${caseId}") { status message deletion { ${fields} } } }`,
    )
  ).answer;
const withdraw = async (reason: string, person: Caller = boss) =>
  (
    await person.call<DeletionAnswer>(
      `mutation { withdrawDeletionForPatient(caseId: "${caseId}", reason: "${reason}") { status message } }`,
    )
  ).answer;

test("a case of a deletion says its day, 90 days after the request, and which devices are still out", async ({
  world,
}) => {
  await world.owner.query(
    "update patient_devices set status = 'Delivered', delivered_on = '2026-10-02' where patient_id = $1",
    [small.patient(0, 1)],
  );
  expect(await readDeletion()).toMatchObject({
    status: "success",
    deletion: {
      eraseOn: addDays(world.today(), 90),
      daysLeft: 90,
      withdrawnOn: null,
      erasedOn: null,
      devicesOut: [{ name: "Knee Motion Sensor", status: "Delivered", since: "2026-10-02" }],
    },
  });
  await world.owner.query("update patient_devices set status = 'Returned' where patient_id = $1", [
    small.patient(0, 1),
  ]);
  expect((await readDeletion()).deletion).toMatchObject({ devicesOut: [] });
  const elsewhere = await enterClinic(world, await signIn(world, smallEmail(2, Role.companyAdmin)), small.customers[2]);
  expect(await readDeletion(elsewhere)).toMatchObject({
    status: "fail",
    message: "This request for deletion was not found.",
  });
});

test("withdrawing for the patient needs a reason, which is said in the case; then nothing is erased", async ({
  world,
}) => {
  expect(await withdraw(" ")).toMatchObject({ status: "fail", message: "Please enter a reason." });
  expect((await readDeletion()).deletion).toMatchObject({ withdrawnOn: null });
  expect(await withdraw("They called us.")).toMatchObject({
    status: "success",
    message: "The request was withdrawn. The account stays as it is.",
  });
  await world.settle();
  const { rows } = await world.owner.query("select text, author_id from case_comments where case_id = $1", [caseId]);
  expect(rows).toEqual([
    { text: "Withdrawn for the patient: They called us.", author_id: small.user(0, Role.companyAdmin) },
  ]);
  expect((await world.owner.query("select status from cases where case_id = $1", [caseId])).rows).toEqual([
    { status: "Resolved" },
  ]);
  expect(await withdraw("Again.")).toMatchObject({
    status: "fail",
    message: "This request was withdrawn before, or its day has come.",
  });
  world.clock.advance(91 * day);
  await eraseDue(world);
  const patients = await world.owner.query("select from patients where patient_id = $1", [small.patient(0, 1)]);
  expect(patients.rowCount).toBe(1);
});

test("after the day the case says that the account was erased, under its number and without a name", async ({
  world,
}) => {
  await boss.call(`mutation { addNewComment(caseId: "${caseId}", comment: "Pat1 has a sensor.") { status } }`);
  const number = async () =>
    (await world.owner.query("select case_number as no, patient_id as patient from cases where case_id = $1", [caseId]))
      .rows[0];
  const before = await number();
  world.clock.advance(91 * day);
  await eraseDue(world);
  expect(await number()).toEqual({ no: before.no, patient: null });
  const again = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), customer);
  const { answer } = await again.call<{ actionCase: object }>(
    `{ getActionCase(caseId: "${caseId}") { actionCase { summary description status patientName comments { comment } } } }`,
  );
  expect(answer.actionCase).toEqual({
    summary: "Account erased",
    description: "Account erased",
    status: "Resolved",
    patientName: null,
    comments: [],
  });
  expect((await readDeletion(again)).deletion).toMatchObject({
    daysLeft: 0,
    erasedOn: expect.any(String),
    devicesOut: [],
  });
});
