import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import {
  CompaniesForRequestDocument,
  type DeletionRequestRowFragment,
  SendDeletionRequestDocument,
} from "./deletion-requests.graphql.ts";
import { SendRequestDialog } from "./SendRequestDialog.tsx";

const request: DeletionRequestRowFragment = {
  _id: uuid(91),
  firstname: "Ann",
  lastname: "Bell",
  dob: "1950-03-02" as CalendarDate,
  phone: "+13125550177",
  email: "ann@example.com",
  requestedOn: "2026-03-02T15:00:00.000Z",
  companies: [],
};

const open = async () => {
  let closings = 0;
  mockServer.answer(CompaniesForRequestDocument, {
    getCompanies: {
      status: "success",
      message: "",
      companies: [
        { _id: uuid(71), name: "Rehab Company" },
        { _id: uuid(72), name: "Other Company" },
      ],
    },
  });
  await render(<SendRequestDialog request={request} onClose={() => (closings += 1)} />, {
    profile: signedIn(Role.superAdmin),
  });
  return { closings: () => closings };
};

test("the request goes to the chosen company", async () => {
  mockServer.answer(SendDeletionRequestDocument, {
    sendDeletionRequest: { status: "success", message: "Request sent" },
  });
  const { closings } = await open();
  await expect.element(page.getByRole("dialog", { name: "Start case Ann Bell" })).toBeVisible();
  await page.getByRole("combobox", { name: "Company" }).selectOptions("Other Company");
  await page.getByRole("button", { name: "Send to company" }).click();
  await expect.element(page.getByText("Request sent")).toBeVisible();
  expect(mockServer.sent(SendDeletionRequestDocument)).toEqual([{ requestid: uuid(91), companyid: uuid(72) }]);
  expect(closings()).toBe(1);
});

test("without a company the field is marked, and nothing is sent", async () => {
  const { closings } = await open();
  await page.getByRole("button", { name: "Send to company" }).click();
  await expect.element(page.getByRole("combobox", { name: "Company" })).toHaveAttribute("aria-invalid", "true");
  expect(mockServer.sent(SendDeletionRequestDocument)).toEqual([]);
  expect(closings()).toBe(0);
});

test("a refusal is shown as a toast", async () => {
  mockServer.answer(SendDeletionRequestDocument, {
    sendDeletionRequest: { status: "fail", message: "This request was dismissed." },
  });
  await open();
  await page.getByRole("combobox", { name: "Company" }).selectOptions("Rehab Company");
  await page.getByRole("button", { name: "Send to company" }).click();
  await expect.element(page.getByText("This request was dismissed.")).toBeVisible();
});
