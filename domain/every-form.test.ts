import { expect, test } from "vitest";
import type { z } from "zod";
import { Role } from "./access/roles.ts";
import { deletionForm } from "./account-deletion/deletion-form.ts";
import { callbackForm } from "./callbacks/callback-form.ts";
import { caseWordsForm } from "./case-work/case-change.ts";
import { newCaseForm } from "./cases/new-case.ts";
import { startConversationForm } from "./cases/start-conversation.ts";
import { companyForm } from "./companies/company-form.ts";
import { contentName } from "./content/content-fields.ts";
import { customerForm } from "./customers/customer-form.ts";
import { diagnosisForm } from "./diagnoses/diagnosis.ts";
import { orderAddressForm } from "./fulfilment/order-address.ts";
import { notificationForm } from "./notifications/notification.ts";
import { caregiverForm } from "./patients/caregiver.ts";
import { patientDetails } from "./patients/patient-details.ts";
import { shareForm } from "./progress-page/progress-forms.ts";
import { reminderForm } from "./reminders/reminder.ts";
import { reportMailForm } from "./reports/report-mail.ts";
import { surgeonForm } from "./surgeons/surgeon-form.ts";
import { userForm } from "./users/user-form.ts";
import { calendarDate } from "./values/calendar-date.ts";

const today = calendarDate("2026-11-28");
const phone = "+13125550142";
const email = "a@b.example";
const person = { firstname: "Ann", lastname: "Lee", dob: "05/01/1960", phone, email };
const contact = { name: "Ann Lee", email, phone };
const address = { line1: "1 Lake", line2: "B", city: "Chicago", state: "IL", zip: "60601" };
const patient = {
  ...person,
  gender: "female",
  shipaddress: { addressline1: "1 Lake", addressline2: "B", city: "Chicago", state: "IL", zip: "60601", country: "US" },
  caregiver: { fname: "Bo", lname: "Lee", relationship: "Child", phone, email },
  email_opt_in: true,
  include_devices: false,
};
const surgeon = {
  name: "Dr. Ann Lee",
  email,
  phonepublic: phone,
  phoneprivate: "",
  image: "",
  description: "A",
  address: "A",
  hospital_name: "A",
  department_name: "A",
  department_title: "A",
  team: [],
};
const newCase = {
  customerId: "1",
  type: "Patient Technical",
  priority: "P1",
  status: "Unassigned",
  summary: "A",
  description: "A",
};
const order = {
  shipping_address: "1 Lake",
  shipping_city: "Chicago",
  shipping_state: "IL",
  shipping_zip_code: "60601",
  country: "US",
};
const mail = { to: email, subject: "A", message: "A", close: "A", signature: "A" };

interface Form {
  readonly title: string;
  readonly schema: z.ZodType;
  readonly filled: object | string;
  /** Fields with a person's name. */
  readonly names: readonly string[];
  /** Other required fields of one line. */
  readonly lines?: readonly string[];
  /** Optional fields of one line. */
  readonly optional?: readonly string[];
}

const forms: readonly Form[] = [
  {
    title: "patient",
    schema: patientDetails(today),
    filled: patient,
    names: ["firstname", "lastname"],
    lines: ["shipaddress.addressline1", "shipaddress.city", "shipaddress.zip"],
    optional: ["shipaddress.addressline2", "caregiver.fname", "caregiver.lname"],
  },
  { title: "caregiver", schema: caregiverForm, filled: patient.caregiver, names: ["fname", "lname"] },
  { title: "deletion", schema: deletionForm(today), filled: person, names: ["firstname", "lastname"] },
  {
    title: "user",
    schema: userForm([Role.admin]),
    filled: { ...person, role: Role.admin, userimage: "" },
    names: ["firstname", "lastname"],
  },
  {
    title: "surgeon",
    schema: surgeonForm,
    filled: surgeon,
    names: ["name"],
    optional: ["description", "hospital_name", "department_name", "department_title"],
  },
  {
    title: "customer",
    schema: customerForm,
    filled: { name: "A", accesscode: "ABCD", timezone: "America/Chicago", contact, address, logo: "" },
    names: ["name", "contact.name"],
    optional: ["address.line1", "address.line2", "address.city", "address.state", "address.zip"],
  },
  {
    title: "company",
    schema: companyForm,
    filled: { name: "A", contact, address, logo: "" },
    names: ["name"],
    optional: ["contact.name", "address.line1"],
  },
  { title: "callback", schema: callbackForm, filled: { name: "Ann", phone, message: "A" }, names: ["name"] },
  { title: "share", schema: shareForm, filled: { name: "Ann", email }, names: ["name"] },
  { title: "case", schema: newCaseForm, filled: newCase, names: [], lines: ["summary"] },
  { title: "case words", schema: caseWordsForm, filled: newCase, names: [], lines: ["summary"] },
  {
    title: "conversation",
    schema: startConversationForm,
    filled: { subject: "A", message: "A" },
    names: [],
    lines: ["subject"],
  },
  {
    title: "order address",
    schema: orderAddressForm,
    filled: order,
    names: [],
    lines: ["shipping_address", "shipping_city", "shipping_state", "shipping_zip_code"],
  },
  { title: "mailed report", schema: reportMailForm, filled: mail, names: [], lines: ["subject"] },
  {
    title: "reminder",
    schema: reminderForm(today),
    filled: { date: today, title: "A" },
    names: [],
    lines: ["title"],
  },
  {
    title: "notification",
    schema: notificationForm,
    filled: { header: "A", message: "A" },
    names: [],
    lines: ["header"],
  },
  {
    title: "diagnosis",
    schema: diagnosisForm,
    filled: { dxCode: "M17", dxDescription: "A" },
    names: [],
    lines: ["dxDescription"],
  },
  { title: "content name", schema: contentName, filled: "A", names: [], lines: [""] },
];

const withField = (filled: unknown, path: string, value: string): unknown => {
  if (path === "") return value;
  const [first, ...rest] = path.split(".");
  const record = filled as Record<string, unknown>;
  return { ...record, [first!]: withField(record[first!], rest.join("."), value) };
};
const fieldOf = (data: unknown, path: string): unknown =>
  path === "" ? data : path.split(".").reduce((part, key) => (part as Record<string, unknown>)[key], data);

const read = ({ schema, filled }: Form, path: string, typed: string): unknown => {
  const result = schema.safeParse(withField(filled, path, typed));
  return result.success ? fieldOf(result.data, path) : null;
};

const signs = ["\u200B", "\u3164", "\u2800", "\u202E", "\u2067", "\u00AD", "\uFEFF", "\u200D", "\u0007", "\u{E0041}"];

test.each(forms)("a $title holds what its fields show", (form) => {
  const { names, lines = [], optional = [] } = form;
  for (const path of [...names, ...lines, ...optional]) {
    expect([path, read(form, path, "A")]).toEqual([path, "A"]);
    for (const sign of signs) expect([path, sign, read(form, path, `A${sign}b`)]).toEqual([path, sign, "Ab"]);
    expect([path, read(form, path, "a\r\nb")]).toEqual([path, "a b"]);
    expect([path, read(form, path, "\u00A0Zoe\u0308\u3000")]).toEqual([path, "Zo\u00EB"]);
    expect([path, read(form, path, "A\uD800")]).toEqual([path, null]);
  }
  for (const path of [...names, ...lines])
    for (const sign of [...signs, signs.join(""), "\u3000", ""])
      expect([path, sign, read(form, path, sign)]).toEqual([path, sign, null]);
  for (const path of optional) expect([path, read(form, path, "\u200B\u3164")]).toEqual([path, ""]);
  for (const path of names)
    for (const blank of ["12", "-", "."]) expect([path, read(form, path, blank)]).toEqual([path, null]);
});

test("a caregiver who may be left out still has a letter in a name", () => {
  const result = patientDetails(today).safeParse({ ...patient, caregiver: { fname: "12" } });
  expect(result.error?.issues.map(({ message }) => message)).toEqual(["Caregiver first name needs a letter."]);
});
