import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { type Caller, caller, enterClinic, signIn, signInPatient } from "../dev-env/caller.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { documentOf } from "../dev-env/documents.ts";
import { onePerRole } from "../dev-env/people.ts";
import {
  downloadsReport,
  issueCaregiverToken,
  issueProgressToken,
  issueReportToken,
  opensPage,
} from "../dev-env/progress-token.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import { aimedClinics } from "../dev-env/small-clinics/fixture-rows.ts";
import { depart, departing, prepareDepartures } from "../dev-env/small-clinics/departures.ts";
import { small, smallPatientEmail } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ fill: aimedClinics }));

const { admin, anonymous, companyAdmin, physio } = Role;
const patientEmail = smallPatientEmail(0, 3);
const patientPhone = "+13125550103";
const userEmail = smallEmail(0, physio);

let people: ReadonlyMap<Role, Caller>;
let patientSession: Caller;
let links: { progress: string; caregiver: string; report: string };
test.beforeAll(async ({ world }) => {
  people = await onePerRole(world);
  people = new Map(people).set(companyAdmin, await enterClinic(world, people.get(companyAdmin)!, small.customers[0]!));
  patientSession = await signInPatient(world, patientEmail);
  const [progress, caregiver, report] = await Promise.all([
    issueProgressToken(world, 0, 3),
    issueCaregiverToken(world, 0, 3),
    issueReportToken(world, 0, 3),
  ]);
  links = { progress, caregiver, report };
  const traces = await prepareDepartures(world, people.get(companyAdmin)!);
  await depart(people.get(admin)!, people.get(companyAdmin)!, traces);
  await world.settle();
});

const { patient, surgeon, user, coach } = departing;
const ids = fixtureIdsAt(0);
const sister = fixtureIdsAt(1);
/** A form that is valid except that its surgeon was removed. */
const form = (
  date: string,
) => `firstname: "Ann", lastname: "Lee", gender: "female", dob: "05/01/1962", phone: "3125550142", email: "a@b.example",
  email_opt_in: true, include_devices: true, surgery: { type: "knee", date: "${date}" }, surgeon: "${surgeon}",
  shipaddress: { addressline1: "1", city: "C", state: "IL", zip: "6" }`;
const clinicForm = `_id: "${sister.customer}", name: "Clinic 2", accesscode: "${sister.accessCode}", address: {},
  contact: { name: "Ann", email: "a@b.example", phone: "3125550142" }`;
const associate = `email: "n@clinic1.example", firstname: "N", lastname: "C", role: ${Role.medicalAssociate}`;
const message = `summary: "A", description: "B", type: "Surgeon Message"`;
const inactive = "This patient is inactive";
const noCoach = "This health coach was not found.";

/** Requests that name a person who has left: the role that sends each, and the answer. */
const refused: readonly (readonly [role: Role, answer: string, call: (date: string) => string])[] = [
  [admin, inactive, () => `addEvent(id: "${patient}", event: { date: "2099-01-01", title: "Lab" })`],
  [admin, inactive, () => `createNewCase(patientId: "${patient}", ${message})`],
  [admin, inactive, () => `createCaseFromMessage(patientId: "${patient}", ${message})`],
  [admin, inactive, () => `addNotifications(patientids: ["${patient}"], header: "Hello", message: "There")`],
  [
    admin,
    inactive,
    () => `sendReportMail(to: "a@b.example", subject: "R", text: "H", signature: "", patientid: "${patient}")`,
  ],
  [admin, inactive, () => `resetUserPassword(patientid: "${patient}", phone: "3125550103")`],
  [admin, "This user is inactive. Activate the user first.", () => `resetUserPassword(_id: "${user}")`],
  [anonymous, "This patient was not found.", () => `validPatientId(patientid: "${patient}")`],
  [
    anonymous,
    "This surgeon was not found.",
    () => `addCallbackRequest(surgeon: "${surgeon}", name: "Ann", phone: "3125550142", message: "Hello")`,
  ],
  [admin, "Please select a surgeon", () => `addEditUser(input: { ${associate}, associateids: ["${surgeon}"] })`],
  [admin, "Please select a surgeon.", (date) => `editPatient(id: "${ids.patient}", input: { ${form(date)} })`],
  [admin, "Please select a surgeon.", (date) => `addPatientAdmin(patient: { ${form(date)} })`],
  [companyAdmin, noCoach, () => `addeditHealthcoach(patientid: "${ids.patient}", healthcoachid: "${coach}")`],
  [companyAdmin, noCoach, () => `addEditCustomer(input: { ${clinicForm}, associatehealthcoach: "${coach}" })`],
  [
    companyAdmin,
    "Choose an active health coach of this clinic.",
    () => `updateActionCase(caseId: "${ids.case}", healthCoachId: "${coach}")`,
  ],
];

describe("Somebody who is inactive, removed or switched off", () => {
  test.for(refused)(
    "is not chosen, told or written to: role %i is answered '%s'",
    async ([role, answer, call], { world }) => {
      const person = people.get(role) ?? caller(world.url);
      const document = `mutation { ${call(addDays(world.today(), -10))} { status message } }`;
      const { answer: received, errors } = await person.call(document);
      expect(errors).toEqual([]);
      expect(received).toEqual({ status: "fail", message: answer });
    },
  );

  test.each(["getPublicSurgeon", "getSurgeonById", "getSurgeonImage"])(
    "a removed surgeon is not read by %s",
    async (name) => {
      const { answer } = await people.get(admin)!.call(`{ ${name}(id: "${surgeon}") { status message } }`);
      expect(answer).toEqual({ status: "fail", message: "This surgeon was not found." });
    },
  );

  test("does not sign in, and is signed out", async ({ world }) => {
    const nobody = caller(world.url);
    const [asPatient, asUser] = await Promise.all([
      nobody.call(documentOf("loginPatient", "status message token"), {
        credentials: { email: patientEmail, password: smallPassword },
      }),
      nobody.call(documentOf("loginUser", "status message token userid"), {
        credentials: { email: userEmail, password: smallPassword },
      }),
    ]);
    const wrong = { status: "fail", message: "Wrong Credentials", token: null };
    expect([asPatient.answer, asUser.answer]).toEqual([wrong, { ...wrong, userid: null }]);
    expect((await patientSession.call("{ getMyDay { status } }")).answer.status).toBe("Token expired");
    expect((await people.get(physio)!.call("{ getUserVisitedPages { status } }")).answer.status).toBe("Token expired");
  });

  test("is in no count of a session: the patients of the clinic are two", async () => {
    const enter = `mutation { loginAsCustomer(customerid: "${small.customers[0]}") { status message user { patients_count } } }`;
    const { answer } = await people.get(companyAdmin)!.call(enter);
    expect(answer).toMatchObject({ status: "success", user: { patients_count: 2 } });
  });

  test("a link to the data of an inactive patient opens nothing", async ({ world }) => {
    const pages = await Promise.all([links.progress, links.caregiver].map((token) => opensPage(world, token, patient)));
    expect([...pages, await downloadsReport(world, links.report, patient)]).toEqual([false, false, false]);
  });

  test("is sent no password link, whoever asks for it", async ({ world }) => {
    for (const email of [userEmail, `${coach}@company.example`])
      await caller(world.url).call(documentOf("sendResetPasswordLink", "status"), { email });
    await world.settle();
    const letters = [userEmail, `${coach}@company.example`, patientEmail, patientPhone].flatMap(world.mailbox.read);
    expect(letters.filter(({ text }) => /-password\//.test(text))).toEqual([]);
  });

  test("is sent no password link that waited while the patient became inactive", async ({ world }) => {
    const clinicAdmin = await signIn(world, smallEmail(1, admin));
    const secondPatient = small.patient(1, 2);
    const blocker = await world.owner.connect();
    await blocker.query("begin; lock table password_tokens in exclusive mode"); // jobs run one after the other
    await caller(world.url).call(documentOf("sendResetPasswordLink", "status"), { email: smallEmail(1, admin) });
    const link = await clinicAdmin.call(`mutation { resetUserPassword(patientid: "${secondPatient}") { status } }`);
    await blocker.query("update patients set active = false where patient_id = $1", [secondPatient]);
    await blocker.query("commit");
    blocker.release();
    await world.settle();
    expect(link.answer.status).toBe("success");
    expect(world.mailbox.read("+13125550102")).toEqual([]);
    const tokens = await world.owner.query("select from password_tokens where patient_id = $1", [secondPatient]);
    expect(tokens.rowCount).toBe(0);
  });
});
