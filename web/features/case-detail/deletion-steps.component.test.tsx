import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { AccountDeletionDocument, type AccountDeletionQuery, WithdrawForPatientDocument } from "./deletion.graphql.ts";
import { DeletionCard } from "./DeletionCard.tsx";

type Deletion = NonNullable<AccountDeletionQuery["getAccountDeletion"]["deletion"]>;

const requested: Deletion = {
  requestedOn: "2026-03-02T15:00:00.000Z",
  eraseOn: calendarDate("2026-05-31"),
  daysLeft: 1,
  withdrawnOn: null,
  erasedOn: null,
  devicesOut: [],
};
const open = async (change: Partial<Deletion> = {}) => {
  mockServer.answer(AccountDeletionDocument, {
    getAccountDeletion: { status: "success", message: "", deletion: { ...requested, ...change } },
  });
  await render(<DeletionCard caseId={uuid(1)} />);
  await expect.element(page.getByText("Request came in")).toBeVisible();
};
const steps = () => [...document.querySelectorAll("ol strong")].map(({ textContent }) => textContent);
const withdraw = () => page.getByRole("button", { name: "Withdraw for the patient" });

test("an open request says when it came in, by the clinic's clock, how many days are left, and when it ends", async () => {
  await open();
  await expect.element(page.getByText("1 day left")).toBeVisible();
  await expect
    .element(page.getByRole("listitem").first())
    .toMatchTextContent(/03\/02\/2026, 9:00 AM on the public page$/);
  expect(steps()).toEqual(["Request came in", "Link to withdraw", "Erased after 05/31/2026"]);
});

test("devices that are still with the patient are to come back before", async () => {
  await open({ daysLeft: 2, devicesOut: [{ name: "Scale", status: "Delivered", since: calendarDate("2026-02-20") }] });
  await expect.element(page.getByText("2 days left")).toBeVisible();
  expect(steps()).toHaveLength(4);
  await expect.element(page.getByText(/Scale, Delivered 02\/20\/2026\./)).toBeVisible();
});

test.each([
  { change: { withdrawnOn: "2026-03-03T15:00:00.000Z" }, end: "Withdrawn" },
  { change: { erasedOn: "2026-06-01T15:00:00.000Z" }, end: "Account erased" },
])("a request that has ended says so and is not withdrawn any more: $end", async ({ change, end }) => {
  await open(change);
  expect(steps()).toEqual(["Request came in", "Link to withdraw", end]);
  expect(withdraw().elements()).toEqual([]);
  expect(page.getByText(/left$/).elements()).toEqual([]);
});

test("staff withdraw for the patient with a reason; a refusal keeps it", async () => {
  mockServer.answer(WithdrawForPatientDocument, {
    withdrawDeletionForPatient: { status: "fail", message: "Try again in a minute." },
  });
  await open();
  await withdraw().click();
  const dialog = page.getByRole("dialog", { name: "Withdraw for the patient" });
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Asked by phone.");
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  await expect.element(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("Asked by phone.");
  mockServer.answer(WithdrawForPatientDocument, {
    withdrawDeletionForPatient: { status: "success", message: "Withdrawn." },
  });
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(mockServer.sent(WithdrawForPatientDocument).at(-1)).toEqual({
    caseId: uuid(1),
    reason: "Asked by phone.",
  });
});
