import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  DeletionRequestsCountDocument,
  DeletionRequestsDocument,
} from "../../features/account-deletion/deletion-requests.graphql.ts";
import {
  CaseCountsDocument,
  CaseCustomersDocument,
  CaseListDocument,
} from "../../features/cases/list/case-list.graphql.ts";
import { CaseAssigneesDocument, OpenCaseDocument } from "../../features/cases/new/new-case.graphql.ts";
import { CustomerNamesDocument, PatientsOfCompanyDocument } from "../../features/patients/search/search.graphql.ts";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { LoginAsCustomerDocument } from "../session/enter-customer.graphql.ts";
import { answerEntering } from "../session/entered-clinic.fixture.ts";
import { swelling } from "../../features/cases/list/case-rows.fixture.tsx";
import { CaseAddPage, CasesPage } from "./CasesPage.tsx";
import { annBell } from "../../features/patients/patient-basics.fixture.ts";

const success = { status: "success", message: "" };
const ann = {
  ...annBell,
  progress: 26,
  deviceprogress: null,
  surgery: { type: "knee", date: calendarDate("2026-03-02"), days: 4 },
  customer: uuid(41),
  customername: "Lake Clinic",
};
const answerAll = (): void => {
  const customers = [
    { id: uuid(41), name: "Lake Clinic" },
    { id: uuid(42), name: "Harbor Clinic" },
  ];
  mockServer.answer(CaseCustomersDocument, { getCustomersIdAndNameList: { ...success, customers } });
  mockServer.answer(CaseListDocument, { getActionCaseList: { ...success, total: 1, actionCases: [swelling] } });
  mockServer.answer(CaseCountsDocument, {
    getActionCaseStats: {
      ...success,
      total: 1,
      assigned: 1,
      unassigned: 0,
      unresolved: 0,
      resolved: 0,
      notanissue: 0,
      unread: 0,
    },
  });
  mockServer.answer(CaseAssigneesDocument, { getCompanyHealthcoach: { ...success, users: [] } });
  mockServer.answer(DeletionRequestsCountDocument, { getDeletionRequests: { ...success, total: 0 } });
  mockServer.answer(CustomerNamesDocument, { getCustomers: { ...success, customers: [] } });
  mockServer.answer(PatientsOfCompanyDocument, {
    getPatientListForCompany: { ...success, total: 1, patients: [ann] },
  });
};
const locateAnn = async (): Promise<void> => {
  await button("LOCATE PATIENT").click();
  await page.getByRole("textbox", { name: "Last name" }).fill("Bell");
  await button("Search").click();
  await expect.element(page.getByText("1 patient in 1 customer")).toBeVisible();
};
const openCases = () =>
  render(<CasesPage />, { at: "/cases?customer=all", path: "/cases", profile: ofCompany(Role.companyAdmin) });

test("C042: a case opens in its clinic, which is entered first", async () => {
  answerAll();
  answerEntering();
  const { address } = await openCases();
  await page.getByRole("row").filter({ hasText: "C-20418" }).getByText("Patient Technical").click();
  await expect.poll(address).toBe(`/cases/${uuid(1)}`);
  expect(mockServer.sent(LoginAsCustomerDocument)).toEqual([{ customerid: uuid(41) }]);
});

test("B027 C075 C077: View patient enters the patient's clinic and opens the patient", async () => {
  answerAll();
  answerEntering();
  const { address } = await openCases();
  await locateAnn();
  await button("View patient").click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(mockServer.sent(LoginAsCustomerDocument)).toEqual([{ customerid: uuid(41) }]);
});

test("B027 B449: More filters opens the search of all customers in place of LOCATE PATIENT; a patient opens in their clinic", async () => {
  answerAll();
  answerEntering();
  const { address } = await openCases();
  await button("LOCATE PATIENT").click();
  await button("More filters").click();
  const search = page.getByRole("dialog");
  await expect.element(search).toHaveAccessibleName("Find a patient");
  expect(address()).toBe("/cases?customer=all&find=");
  await search.getByRole("button", { name: "Close" }).click();
  await locateAnn();
  await button("More filters").click();
  await expect.element(search).toHaveAccessibleName("Find a patient");
  await expect.element(search.getByRole("textbox", { name: "Last name" })).toHaveValue("Bell");
  await search.getByRole("row").filter({ hasText: "Ann Bell" }).getByText("Lake Clinic").click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(mockServer.sent(LoginAsCustomerDocument)).toEqual([{ customerid: uuid(41) }]);
});

test("C026 C076: Send message leads to the form of a new case", async () => {
  answerAll();
  const { address } = await openCases();
  await locateAnn();
  await button("Send message").click();
  await expect.poll(address).toBe("/cases-add");
});

test("C076 C077 C122: a patient who is located for a new case fills its customer and patient, and work is logged with it", async () => {
  answerAll();
  mockServer.answer(OpenCaseDocument, { createNewCase: { ...success, message: "Case created", caseid: uuid(5) } });
  await render(<CaseAddPage />, { at: "/cases-add", path: "/cases-add", profile: ofCompany(Role.healthCoach) });
  await locateAnn();
  await button("Send message").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("combobox", { name: "Customer" })).toHaveValue(uuid(41));
  await expect.element(page.getByText(/^Ann Bell/)).toBeVisible();
  await button("Log work").click();
  await page.getByRole("textbox", { name: "Time" }).fill("30m");
  await page.getByRole("textbox", { name: "Date started" }).fill("03/02/2026");
  await button("Add").click();
  await page.getByRole("combobox", { name: "Priority" }).selectOptions("P4");
  await page.getByRole("textbox", { name: "Subject" }).fill("Gateway");
  await page.getByRole("textbox", { name: "Description" }).fill("It is offline.");
  await button("Save").click();
  await expect
    .poll(() => mockServer.sent(OpenCaseDocument))
    .toMatchObject([
      {
        customerId: uuid(41),
        patientId: uuid(1),
        status: "Assigned",
        assignedTo: uuid(9003),
        hrs: 0,
        mins: 30,
        date: "2026-03-02",
      },
    ]);
});

test("the patient of a deletion request is located beside the name, birth date and phone it gives", async () => {
  answerAll();
  const dob = calendarDate("1951-03-14");
  const request = { firstname: "José", lastname: "Muñoz", dob, phone: "+13125550177", email: "", companies: [] };
  mockServer.answer(DeletionRequestsCountDocument, { getDeletionRequests: { ...success, total: 1 } });
  mockServer.answer(DeletionRequestsDocument, {
    getDeletionRequests: {
      ...success,
      total: 1,
      requests: [{ ...request, _id: uuid(81), requestedOn: "2026-03-02T05:30:00.000Z" }],
    },
  });
  await openCases();
  await button("1 deletion request to review").click();
  await button("Start case: request of José Muñoz").click();
  const search = page.getByRole("dialog", { name: "LOCATE PATIENT José Muñoz, born 03/14/1951, +1 312 555 0177" });
  await expect.element(search).toBeVisible();
});
