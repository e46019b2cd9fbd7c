import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type FixtureIds, fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { type Caller } from "../dev-env/caller.ts";
import { onePerRole } from "../dev-env/people.ts";
import { aimedClinics } from "../dev-env/small-clinics/fixture-rows.ts";
import { general } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ fill: aimedClinics }));

let people: ReadonlyMap<Role, Caller>;
/** Surgery date of the patient who is edited; the edit leaves it unchanged, so that the programme does not move. */
let surgeryDate: string;
test.beforeAll(async ({ world }) => {
  const { rows } = await world.owner.query("select surgery_date::text from patients where patient_id = $1", [
    fixtureIdsAt(0).secondPatient,
  ]);
  surgeryDate = rows[0].surgery_date;
  people = await onePerRole(world);
});

const { admin, companyAdmin, superAdmin } = Role;
const contact = `contact: { name: "Ann", email: "a@b.example", phone: "3125550142" }`;

/**
 * Documented operations that change a record by its version, each with a role that may call it. `version` is empty, or a version with its
 * comma.
 */
const changes: Readonly<Record<string, readonly [Role, (ids: FixtureIds, version: string) => string]>> = {
  addEditCompany: [superAdmin, (ids, v) => `addEditCompany(input: { _id: "${ids.company}", name: "Company" ${v} })`],
  addEditCustomer: [
    companyAdmin,
    (ids, v) =>
      `addEditCustomer(input: { _id: "${ids.customer}", name: "Clinic", accesscode: "${ids.accessCode}", ${contact}, address: {} ${v} })`,
  ],
  addEditSurgeon: [
    admin,
    (ids, v) =>
      `addEditSurgeon(id: "${ids.surgeon}", input: { name: "Dr. Anna", email: "anna@b.example", phone: { public: "3125550142" }, team: [] ${v} })`,
  ],
  addEditUser: [admin, (ids, v) => `addEditUser(id: "${ids.user}", input: { firstname: "Sam" ${v} })`],
  editPatient: [
    admin,
    (ids, v) =>
      `editPatient(id: "${ids.secondPatient}", input: { firstname: "Ann", lastname: "Lee", gender: "female", dob: "05/01/1960", phone: "3125550142",
        email: "a@b.example", email_opt_in: true, include_devices: true, surgery: { type: "hip", date: "${surgeryDate}" },
        surgeon: "${ids.surgeon}" ${v} })`,
  ],
  updateActionCase: [companyAdmin, (ids, v) => `updateActionCase(caseId: "${ids.case}", summary: "New words" ${v})`],
  editComment: [admin, (ids, v) => `editComment(id: "${ids.comment}", comment: "Thanks." ${v})`],
  editWorkLog: [
    companyAdmin,
    (ids, v) =>
      `editWorkLog(wlid: "${ids.workLog}", caseId: "${ids.case}", date: "2026-01-02", hrs: 1, mins: 10, workDescription: "Called." ${v})`,
  ],
  updatePatientNote: [
    Role.physio,
    (ids, v) =>
      `updatePatientNote(id: "${ids.note}", input: { patient_id: "${ids.patient}", category: "${general}",
        datetime: "2026-01-01T10:00:00Z", notes: "Called." ${v} })`,
  ],
  updateDeviceOrder: [admin, (ids, v) => `updateDeviceOrder(_id: "${ids.order}", note: "Ring twice." ${v})`],
};

const send = async (name: string, version: string) => {
  const [role, call] = changes[name]!;
  const reply = await people.get(role)!.call(`mutation { ${call(fixtureIdsAt(0), version)} { status message } }`);
  expect(reply.errors, name).toEqual([]);
  return reply.answer;
};

test.each(Object.keys(changes))("C201: %s without a version changes the newest, again and again", async (name) => {
  for (const version of ["", "", ", version: null"])
    expect(await send(name, version), name).toEqual({ status: "success", message: expect.any(String) });
});

test.each(Object.keys(changes))(
  "C201: %s with a stale or an unknown version is refused with a sentence",
  async (name) => {
    await send(name, "");
    for (const version of [", version: 0", ", version: 99"]) {
      const { status, message } = await send(name, version);
      expect(status, version).toBe("fail");
      expect(message).not.toContain("went wrong");
      expect(message).toMatch(/changed|saved/);
    }
  },
);

test("C201: a case that nobody changed yet is edited without a version, and refused with a wrong one", async ({
  world,
}) => {
  const update = `mutation ($c: ID!, $v: Int) { updateActionCase(caseId: $c, summary: "New words", version: $v) { status message } }`;
  const company = people.get(companyAdmin)!;
  const c = fixtureIdsAt(0).secondCase;
  await world.owner.query("update cases set changed_at = null, changed_by = null where case_id = $1", [c]);
  expect((await company.call(update, { c, v: 99 })).answer).toEqual({
    status: "fail",
    message: "This case was changed meanwhile. Reload it, then change it again.",
  });
  expect((await company.call(update, { c })).answer.status).toBe("success");
});
