import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { expectReadAgain } from "../../../testing/read-again.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { CompanySearch } from "./CompanySearch.tsx";
import { CustomerNamesDocument, PatientsOfCompanyDocument } from "./search.graphql.ts";
import { annBell } from "../patient-basics.fixture.ts";

const ann = {
  ...annBell,
  progress: 26,
  deviceprogress: null,
  surgery: { type: "knee", date: calendarDate("2026-03-02"), days: 4 },
  customer: uuid(41),
  customername: "Harbor Clinic",
};
const answerPatients = (total = 1): void => {
  mockServer.answer(PatientsOfCompanyDocument, {
    getPatientListForCompany: { status: "success", message: "", total, patients: total > 0 ? [ann] : [] },
  });
  mockServer.answer(CustomerNamesDocument, { getCustomers: { status: "success", message: "", customers: [] } });
};
const open = async ({ at = "/customers?page=2", isLet = true } = {}) => {
  const entered: string[] = [];
  const enter = async (customer: string): Promise<boolean> => {
    entered.push(customer);
    return isLet;
  };
  const { address } = await render(<CompanySearch enter={enter} onClose={() => undefined} />, {
    at,
    profile: ofCompany(),
  });
  return { address, entered };
};
const row = () => page.getByRole("row").filter({ hasText: "Ann Bell" });
const lastRequest = () => mockServer.sent(PatientsOfCompanyDocument).at(-1);

test("A293 B027 B028: nothing is searched before Search, which is kept in the address beside what stood there", async () => {
  answerPatients();
  const { address } = await open();
  await page.getByRole("textbox", { name: "Last name" }).fill("Bell");
  expect(mockServer.sent(PatientsOfCompanyDocument)).toEqual([]);
  await button("Search").click();
  await expect.element(row()).toBeVisible();
  expect(address()).toBe("/customers?page=2&find=lastname_plain%3DBell");
  expect(mockServer.sent(PatientsOfCompanyDocument)).toEqual([
    { filters: { type: "active", lastname_plain: "Bell" }, metadata: { current: 1, pageSize: 20 } },
  ]);
  expect(textsOf(page.getByRole("columnheader")).at(-1)).toBe("Customer");
  await expect.element(row()).toMatchTextContent(/NA26%KneeHarbor Clinic$/);
});

test.each([
  { isLet: true, at: `/patient/${uuid(1)}` },
  { isLet: false, at: "/customers?find=type%3Dall" },
])("B027: a patient is opened in their customer, once that was entered: $isLet", async ({ isLet, at }) => {
  answerPatients();
  const { address, entered } = await open({ at: "/customers?find=type%3Dall", isLet });
  await row().getByRole("cell").nth(1).click();
  await expect.poll(() => entered).toEqual([uuid(41)]);
  await expect.poll(address).toBe(at);
});

test("a new search begins at page 1, and the same one asks again", async () => {
  answerPatients(45);
  await open({ at: "/customers?find=type%3Dall" });
  await button("Next page").click();
  await expect.poll(lastRequest).toMatchObject({ metadata: { current: 2 } });
  await page.getByRole("textbox", { name: "Last name" }).fill("Bell");
  await button("Search").click();
  await expect.poll(lastRequest).toEqual({
    filters: { type: "all", lastname_plain: "Bell" },
    metadata: { current: 1, pageSize: 20 },
  });
  const before = mockServer.sent(PatientsOfCompanyDocument).length;
  await button("Search").click();
  await expect.poll(() => mockServer.sent(PatientsOfCompanyDocument).length).toBe(before + 1);
  await expectReadAgain(PatientsOfCompanyDocument, "patients", "progress");
  await expectReadAgain(CustomerNamesDocument, "customers");
});

test("nobody found, and a search that fails, are told apart", async () => {
  answerPatients(0);
  await open({ at: "/customers?find=type%3Dall" });
  await expect.element(page.getByText("No patients match")).toBeVisible();
  mockServer.answer(PatientsOfCompanyDocument, {
    getPatientListForCompany: { status: "fail", message: "Try again in a minute.", total: null, patients: null },
  });
  await button("Search").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\./);
  answerPatients();
  await button("Try again").click();
  await expect.element(row()).toBeVisible();
});

test("on a phone who is found is a card with customer, provider, joint and surgery date, and is opened there", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerPatients();
  const { address, entered } = await open({ at: "/customers?find=type%3Dall" });
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Ann Bell" }))
    .toMatchTextContent(/^Ann BellHarbor Clinic · Dr\. Sam SurgeonKnee · 03\/02\/2026$/);
  await button("Ann Bell").click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(entered).toEqual([uuid(41)]);
});
