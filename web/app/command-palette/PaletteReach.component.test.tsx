import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Profile } from "../../platform/session/profile.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { LoginAsCustomerDocument } from "../session/enter-customer.graphql.ts";
import {
  type PalettePatientFragment,
  PaletteCustomersDocument,
  PalettePatientsDocument,
  PalettePatientsOfCompanyDocument,
} from "./palette.graphql.ts";
import { CommandPalette } from "./CommandPalette.tsx";
import { openPalette, paletteState } from "./palette-state.ts";

const ida: PalettePatientFragment = {
  _id: uuid(1),
  active: true,
  firstname: "Ida",
  lastname: "Marsh",
  phone: "•••• 0101",
  provider: "Dr. Anna Surgeon",
  surgeon: uuid(50),
  customer: uuid(41),
  surgery: { type: "hip", date: "2026-03-02" as CalendarDate, days: -1 },
};
const answerWith = (patients: PalettePatientFragment[]) => ({ status: "success", message: "", patients });
const { user } = signedIn();
const entered = {
  loginAsCustomer: {
    status: "success",
    message: "",
    userid: null,
    email: null,
    token: "of-the-clinic",
    trustToken: null,
    exp: null,
    user: {
      ...user,
      role: Role.companyAdmin,
      userimage: null,
      surgeon: null,
      surgeons: [],
      lastlogintime: null,
      filter: null,
      pagevisited: [],
    },
    customer: { ...signedIn().customer!, logo: null },
    company: null,
  },
};
const open = async (profile: Profile) => {
  onTestFinished(() => paletteState.close());
  const screen = await render(<CommandPalette />, { profile, at: "/support" });
  openPalette();
  await expect.element(field).toHaveFocus();
  return screen;
};
const field = page.getByRole("combobox", { name: "Jump to patient or page" });
const groups = () =>
  page
    .getByRole("group")
    .elements()
    .map((group) => group.getAttribute("aria-label"));

test("a company user finds patients of all clinics, and enters the patient's before the page opens", async () => {
  mockServer.answer(PalettePatientsOfCompanyDocument, { getPatientListForCompany: answerWith([ida]) });
  mockServer.answer(PaletteCustomersDocument, { getCustomers: { status: "success", message: "", customers: [] } });
  mockServer.answer(LoginAsCustomerDocument, entered);
  const { address } = await open(ofCompany());
  await field.fill("ida");
  await expect
    .element(page.getByRole("option", { selected: true }))
    .toMatchTextContent(/Hip · Pre 1 day · Dr\. Anna Surgeon/);
  expect(mockServer.sent(PalettePatientsDocument)).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(mockServer.sent(LoginAsCustomerDocument)).toEqual([{ customerid: uuid(41) }]);
  expect(paletteState.current()).toBe(false);
});

test("a company user finds clinics by name, and works as the one that is chosen", async () => {
  mockServer.answer(PalettePatientsOfCompanyDocument, { getPatientListForCompany: answerWith([]) });
  mockServer.answer(PaletteCustomersDocument, {
    getCustomers: {
      status: "success",
      message: "",
      customers: [{ _id: uuid(41), name: "Lake Clinic", accesscode: "LAKE" }],
    },
  });
  mockServer.answer(LoginAsCustomerDocument, entered);
  const { address } = await open(ofCompany());
  await field.fill("lake ");
  const clinic = page.getByRole("option", { name: /Lake Clinic/ });
  await expect.element(clinic).toMatchTextContent(/LAKE.*Work as this customer/);
  expect(mockServer.sent(PaletteCustomersDocument)).toEqual([
    { input: { searchText: "lake", pagination: { current: 1, pageSize: 5 } } },
  ]);
  await clinic.click();
  await expect.poll(address).toBe("/compliance");
});

test("a clinic that cannot be entered leaves the palette where it is", async () => {
  mockServer.answer(PalettePatientsOfCompanyDocument, { getPatientListForCompany: answerWith([ida]) });
  mockServer.answer(PaletteCustomersDocument, {
    getCustomers: {
      status: "success",
      message: "",
      customers: [{ _id: uuid(41), name: "Lake Clinic", accesscode: "LAKE" }],
    },
  });
  const refusal = {
    ...entered.loginAsCustomer,
    status: "fail",
    message: "This clinic is closed.",
    token: null,
    user: null,
  };
  mockServer.answer(LoginAsCustomerDocument, { loginAsCustomer: { ...refusal, customer: null } });
  const { address } = await open(ofCompany());
  await field.fill("lake");
  await page.getByRole("option", { name: /Lake Clinic/ }).click();
  await expect.element(page.getByText("This clinic is closed.")).toBeVisible();
  expect(address()).toBe("/support");
});

test.for([
  ["a super admin", { ...signedIn(Role.superAdmin), customer: null }],
  ["a clinic's admin", signedIn(Role.admin)],
] as const)("%s looks for no clinics", async ([, profile]) => {
  mockServer.answer(PalettePatientsDocument, { getPatientList: answerWith([]) });
  await open(profile);
  await field.fill("comp");
  await expect.poll(() => page.getByText("Looking …").elements()).toEqual([]);
  expect(mockServer.sent(PaletteCustomersDocument)).toEqual([]);
});

test("one letter is enough where it is a whole name, such as 李", async () => {
  mockServer.answer(PalettePatientsDocument, { getPatientList: answerWith([{ ...ida, lastname: "李" }]) });
  await open(signedIn(Role.admin));
  await field.fill("李");
  await expect.element(page.getByRole("option", { name: /李/ })).toBeVisible();
});

test("one letter looks for no patient", async () => {
  await open(signedIn(Role.admin));
  await field.fill("s");
  await expect.poll(groups).toEqual(["GO TO"]);
  expect(page.getByText("Looking …").elements()).toEqual([]);
});

test.each([
  { key: "Control", way: "Enter" },
  { key: "Meta", way: "Enter" },
  { key: "Control", way: "a press" },
  { key: "Meta", way: "a press" },
] as const)("with $key and $way a page opens in a new tab, and the palette closes", async ({ key, way }) => {
  const { open: usual } = window;
  const tabs: unknown[] = [];
  onTestFinished(() => void (window.open = usual));
  window.open = (...args) => (tabs.push(args), null);
  mockServer.answer(PalettePatientsDocument, { getPatientList: answerWith([]) });
  const { address } = await open(signedIn(Role.admin));
  await field.fill("surgeons");
  await expect.element(page.getByRole("option", { selected: true })).toMatchTextContent(/Surgeons/);
  if (way === "Enter") await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  else await page.getByRole("option", { selected: true }).click({ modifiers: [key] });
  expect(tabs).toEqual([["/surgeons", "_blank", "noopener"]]);
  expect([address(), paletteState.current()]).toEqual(["/support", false]);
});

test("to an inactive patient nothing is sent", async () => {
  mockServer.answer(PalettePatientsDocument, { getPatientList: answerWith([{ ...ida, active: false }]) });
  await open(signedIn(Role.admin));
  await field.fill("ida");
  const actions = page.getByRole("group", { name: "ACTIONS FOR Ida Marsh" }).getByRole("option");
  await expect.poll(() => textsOf(actions)).toEqual(["Edit exercise scheduleE", "Activity logL", "Download reportP"]);
});
