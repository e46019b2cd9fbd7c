import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import {
  downloadsReport,
  issueCaregiverToken,
  issueProgressToken,
  issueReportToken,
  linkIdOf,
  makeLink,
  opensPage,
} from "../../../dev-env/progress-token.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const patientid = small.patient(0, 1);
const email = smallPatientEmail(0, 1);
const day = 86_400_000;

const staff = (world: World, role: Role) => signIn(world, smallEmail(0, role));
const progress = (world: World) => issueProgressToken(world, 0, 1);
const caregiver = (world: World) => issueCaregiverToken(world, 0, 1);
const report = (world: World) => issueReportToken(world, 0, 1);
const set = (world: World, columns: string, values: unknown[] = []) =>
  world.owner.query(`update patients set ${columns} where patient_id = '${patientid}'`, values);

/** Coaches have no reports. */
const becomesCoach = `role = ${Role.healthCoach}, customer_id = null, company_id = '${small.companies[0]}'`;

describe("what ends a link before its time", () => {
  const kinds = { progress, caregiver, report };
  type Kind = keyof typeof kinds;
  const ann = { fname: "Ann", lname: "Lee", relationship: "Friend", phone: "+13125550142", email: "ann@home.example" };
  /** Returns the kinds of links that still work after a change of the patient. */
  const standing = async (world: World, change: () => Promise<unknown>): Promise<Kind[]> => {
    const tokens = new Map<Kind, string>();
    for (const [kind, issue] of Object.entries(kinds)) tokens.set(kind as Kind, await issue(world));
    await change();
    const left: Kind[] = [];
    for (const [kind, token] of tokens)
      if (await (kind === "report" ? downloadsReport : opensPage)(world, token, patientid)) left.push(kind);
    return left;
  };

  test.for([
    ["nothing, a change of the phone", "phone = '+13125550199'", ["progress", "caregiver", "report"]],
    ["deactivation of the patient, all", "active = false", []],
    ["a new password, all", "password_hash = 'new'", []],
    ["an opt-out of mail, those the patient sent", "email_opt_in = false", ["progress", "report"]],
    [
      "another address of the patient, those mailed to the former one",
      "email = 'new@home.example'",
      ["caregiver", "report"],
    ],
  ] as const)("B188 B367: %s", async ([, columns, left], { world }) => {
    expect(await standing(world, () => set(world, columns))).toEqual(left);
  });

  test.for([
    ["is removed", {}],
    ["is removed by null", null],
    ["gets another address", { ...ann, email: "robin@home.example" }],
  ] as const)(
    "B188 B367: the caregiver's link ends for good when the caregiver %s",
    async ([, caregiverNow], { world }) => {
      await set(world, "caregiver = $1", [ann]);
      expect(await standing(world, () => set(world, "caregiver = $1", [caregiverNow ?? {}]))).toEqual([
        "progress",
        "report",
      ]);
      await set(world, "caregiver = $1", [ann]);
      const { rows } = await world.owner.query("select end_reason from patient_links where kind = 'caregiver'");
      expect(rows).toEqual([{ end_reason: "caregiver" }]);
    },
  );

  test("a caregiver who is added, or whose name alone changes, ends nothing", async ({ world }) => {
    const all = ["progress", "caregiver", "report"];
    expect(
      await standing(world, () => set(world, "caregiver = $1", [{ ...ann, email: "robin@home.example" }])),
    ).toEqual(all);
    await set(world, "caregiver = $1", [ann]);
    expect(
      await standing(world, () => set(world, "caregiver = $1", [{ ...ann, email: "Ann@Home.example", lname: "Li" }])),
    ).toEqual(all);
  });

  test("staff remove the caregiver by the dialog: the link that was mailed opens nothing", async ({ world }) => {
    await set(world, "caregiver = $1", [ann]);
    const share = { patientid, email: "ann@home.example", name: "Ann" };
    await caller(world.url, await progress(world)).call(documentOf("caregiverNotify", "status"), share);
    await world.settle();
    const [, token] = /\/activity\/([^/\s]+)\//.exec(world.mailbox.read("ann@home.example")[0]!.text)!;
    expect(await opensPage(world, token!, patientid)).toBe(true);
    const admin = await staff(world, Role.admin);
    const { answer } = await admin.call(
      `mutation { addeditCaregiver(patientid: "${patientid}", caregiver: null) { status message } }`,
    );
    expect(answer).toMatchObject({ status: "success", message: "Caregiver removed." });
    expect(await opensPage(world, token!, patientid)).toBe(false);
  });

  test("B188 B367: a report mailed to the patient ends with the opt-out", async ({ world }) => {
    const { token } = await makeLink(world, [0, 1], "report", small.user(0, Role.admin), email.toUpperCase());
    expect(await downloadsReport(world, token, patientid)).toBe(true);
    await set(world, "email_opt_in = false");
    expect(await downloadsReport(world, token, patientid)).toBe(false);
  });

  test("B188 B367: a deactivated sender's links stay ended when the account is active again", async ({ world }) => {
    const token = await report(world);
    const activate = (active: boolean) =>
      world.owner.query("update users set active = $1 where user_id = $2", [active, small.user(0, Role.admin)]);
    await activate(false);
    expect(await downloadsReport(world, token, patientid)).toBe(false);
    await activate(true);
    expect(await downloadsReport(world, token, patientid)).toBe(false);
  });

  test.for([
    ["the clinic", Role.physio, `customer_id = '${small.customers[1]}'`],
    ["the role", Role.physio, becomesCoach],
    ["the surgeon", Role.surgeon, `surgeon_id = '${small.surgeon(0, 2)}'`],
  ] as const)(
    "B188 B367: a sender who lost %s could not send it now, so the link opens nothing",
    async ([, role, columns], { world }) => {
      const sender = small.user(0, role);
      const { token } = await makeLink(world, [0, 1], "report", sender);
      expect(await downloadsReport(world, token, patientid)).toBe(true);
      await world.owner.query(`update users set ${columns} where user_id = $1`, [sender]);
      expect(await downloadsReport(world, token, patientid)).toBe(false);
    },
  );

  test("a patient who moves to another surgeon takes the report link of the former one along", async ({ world }) => {
    const { token } = await makeLink(world, [0, 1], "report", small.user(0, Role.surgeon));
    expect(await downloadsReport(world, token, patientid)).toBe(true);
    await set(world, "surgeon_id = $1", [small.surgeon(0, 2)]);
    expect(await downloadsReport(world, token, patientid)).toBe(false);
  });

  test("a token without a row opens nothing, whoever signed it", async ({ world }) => {
    const token = await report(world);
    await world.owner.query("delete from patient_links where link_id = $1", [linkIdOf(token)]);
    expect(await downloadsReport(world, token, patientid)).toBe(false);
    const ofOld = await world.product.tokens.issue(
      {
        sub: patientid,
        sessionId: world.product.newId(),
        kind: "caregiver",
        customer: small.customers[0]!,
        application: "AdminWeb",
      },
      day,
    );
    expect(await opensPage(world, ofOld, patientid)).toBe(false);
  });
});
