import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../testing/finders.ts";
import { expectReadAgain } from "../../../testing/read-again.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { CustomerNamesDocument, PatientsOfCompanyDocument } from "../search/search.graphql.ts";
import { type LocatedPatient, LocatePatient } from "./LocatePatient.tsx";
import { annBell } from "../patient-basics.fixture.ts";

const ann: LocatedPatient = {
  ...annBell,
  progress: 26,
  deviceprogress: null,
  surgery: { type: "knee", date: calendarDate("2026-03-02"), days: 4 },
  customer: uuid(41),
  customername: "Harbor Clinic",
};

const bo: LocatedPatient = { ...ann, _id: uuid(2), firstname: "Bo", lastname: "Diaz", customer: uuid(42) };

const open = async ({ isLet = true, patients = [ann], count = "1 patient in 1 customer" } = {}) => {
  const [entered, taken]: [string[], LocatedPatient[]] = [[], []];
  mockServer.answer(PatientsOfCompanyDocument, {
    getPatientListForCompany: { status: "success", message: "", total: patients.length, patients },
  });
  mockServer.answer(CustomerNamesDocument, {
    getCustomers: { status: "success", message: "", customers: [{ _id: uuid(41), name: "Harbor Clinic" }] },
  });
  const enter = async (customer: string): Promise<boolean> => {
    entered.push(customer);
    return isLet;
  };
  const { address } = await render(
    <LocatePatient enter={enter} onAction={(patient) => taken.push(patient)} onClose={() => undefined} />,
    { profile: ofCompany(), at: "/cases" },
  );
  await page.getByRole("textbox", { name: "Last name" }).fill("Bell");
  await page.getByRole("button", { name: "Search" }).click();
  await expect.element(page.getByText(count)).toBeVisible();
  return { address, entered, taken };
};
const button = (name: string) =>
  page.getByRole("dialog", { name: "LOCATE PATIENT", exact: true }).getByRole("button", { name, exact: true });

test("A293 C077 C306: who was found is listed with name, masked phone, customer, surgeon and surgery", async () => {
  await open();
  const cells = page.getByRole("row").filter({ hasText: "Ann Bell" }).getByRole("cell");
  expect(textsOf(cells)).toEqual([
    expect.stringMatching(/Ann Bell•••• 0177$/),
    "Harbor Clinic",
    "Dr. Sam Surgeon",
    "Knee · 03/02/2026 · Post 4 days",
    "View patientSend message",
  ]);
  expect(mockServer.sent(PatientsOfCompanyDocument)).toEqual([
    { filters: { type: "all", lastname_plain: "Bell" }, metadata: { current: 1, pageSize: 20 } },
  ]);
  await expectReadAgain(PatientsOfCompanyDocument, "patients");
  await expectReadAgain(CustomerNamesDocument, "customers");
});

test("C175 C176 B246 B247 B248 B249 B437: padding of last name and surgeon and a wrong phone are told, and nothing is asked", async () => {
  await open();
  await field("Last name").fill("Bell ");
  await field("Surgeon").fill(" Sam");
  await field("Last four digits").fill("017");
  await field("Phone").fill("12");
  await button("Search").click();
  await expect.element(field("Last name")).toHaveAccessibleDescription("Please remove empty spaces.");
  await expect.element(field("Surgeon")).toHaveAccessibleDescription("Please remove empty spaces.");
  await expect.element(field("Phone")).toHaveAccessibleDescription("Please enter valid number!");
  await expect.element(field("Last four digits")).toHaveAccessibleDescription("Please enter 4 digits");
  expect(mockServer.sent(PatientsOfCompanyDocument)).toHaveLength(1); // the search of open()
  await field("Last name").fill("");
  await field("Surgeon").fill("Sam");
  await field("Last four digits").fill("0177");
  await field("Phone").fill("312 555 0177");
  await button("Search").click();
  await expect
    .poll(() => mockServer.sent(PatientsOfCompanyDocument).at(-1)?.filters)
    .toEqual({ type: "all", surgeonname: "Sam", lastdigitsofphone: "0177", phone: "+13125550177" });
});

test("C075 C077: View patient chooses the patient's customer, then opens the patient", async () => {
  const { address, entered } = await open();
  await button("View patient").click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(entered).toEqual([uuid(41)]);
});

test("C075 C076: of several patients the one of the row is opened, or handed over", async () => {
  const { address, entered, taken } = await open({ patients: [ann, bo], count: "2 patients in 2 customers" });
  const row = page.getByRole("row").filter({ hasText: "Bo Diaz" });
  await row.getByRole("button", { name: "Send message", exact: true }).click();
  expect(taken).toEqual([bo]);
  await row.getByRole("button", { name: "View patient", exact: true }).click();
  await expect.poll(address).toBe(`/patient/${uuid(2)}`);
  expect(entered).toEqual([uuid(42)]);
});

test("C075: the patient of a customer who may not be entered is not opened", async () => {
  const { address, entered } = await open({ isLet: false });
  await button("View patient").click();
  await expect.poll(() => entered).toEqual([uuid(41)]);
  expect(address()).toBe("/cases");
});

test("C076: Send message hands the patient over", async () => {
  const { taken } = await open();
  await button("Send message").click();
  expect(taken).toEqual([ann]);
});

test("on a phone who was found is a card with customer, surgeon, surgery and masked phone, and both actions", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  const { taken } = await open();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Ann Bell" }))
    .toMatchTextContent(
      /^Ann BellHarbor Clinic · Dr\. Sam SurgeonKnee · 03\/02\/2026 · Post 4 days•••• 0177View patientSend message$/,
    );
  await button("Send message").click();
  expect(taken).toEqual([ann]);
});

test.each([1440, 1024])("no action covers another column beside a long name, %s pixels wide", async (width) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, 768);
  await open({
    patients: [{ ...ann, firstname: "Bartholomea-Wilhelmina Konstantina", lastname: "Featherstonehaugh-Montgomery" }],
  });
  const { scrollWidth, clientWidth } = page.getByRole("table").element().parentElement!;
  expect(scrollWidth).toBe(clientWidth);
});
