import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { requiredLabels } from "../../testing/required-labels.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { type AccountDeletionQuery, AccountDeletionDocument, WithdrawForPatientDocument } from "./deletion.graphql.ts";
import { DeletionCard } from "./DeletionCard.tsx";

const deletion: NonNullable<AccountDeletionQuery["getAccountDeletion"]["deletion"]> = {
  requestedOn: "2026-03-01T15:00:00.000Z",
  eraseOn: calendarDate("2026-05-30"),
  daysLeft: 89,
  withdrawnOn: null,
  erasedOn: null,
  devicesOut: [{ name: "Knee Motion Sensor", status: "Delivered", since: calendarDate("2025-10-02") }],
};
const answerDeletion = (change: Partial<typeof deletion> = {}): void =>
  mockServer.answer(AccountDeletionDocument, {
    getAccountDeletion: { status: "success", message: "", deletion: { ...deletion, ...change } },
  });
const open = () => render(<DeletionCard caseId={uuid(1)} />, { profile: signedIn(Role.companyAdmin) });
const card = page.getByRole("region", { name: "What happens" });
const withdraw = page.getByRole("button", { name: "Withdraw for the patient" });

test("a request says how many days are left, when the account is erased, and which devices to get back", async () => {
  answerDeletion();
  await open();
  await expect.element(card.getByText("89 days left", { exact: true })).toBeVisible();
  await expect.element(card.getByText("Erased after 05/30/2026", { exact: true })).toBeVisible();
  await expect
    .element(card)
    .toMatchTextContent(/Knee Motion Sensor, Delivered 10\/02\/2025\. Afterwards nobody can trace them\./);
});

test("it is withdrawn for the patient with a reason, and the card is read again", async () => {
  answerDeletion();
  mockServer.answer(WithdrawForPatientDocument, {
    withdrawDeletionForPatient: { status: "success", message: "The request was withdrawn." },
  });
  await open();
  await withdraw.click();
  const dialog = page.getByRole("dialog", { name: "Withdraw for the patient" });
  await expect.poll(requiredLabels).toEqual(["Reason"]);
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(dialog.getByText("Please enter a reason.")).toBeVisible();
  expect(mockServer.sent(WithdrawForPatientDocument)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Reason" }).fill("They called us.");
  answerDeletion({ withdrawnOn: "2026-03-02T15:00:00.000Z" });
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(page.getByText("The request was withdrawn.")).toBeVisible();
  expect(mockServer.sent(WithdrawForPatientDocument)).toEqual([{ caseId: uuid(1), reason: "They called us." }]);
  await expect.element(card.getByText("Withdrawn", { exact: true })).toBeVisible();
  expect(withdraw.elements()).toEqual([]);
});

test("a case without a request has no card", async () => {
  mockServer.answer(AccountDeletionDocument, {
    getAccountDeletion: { status: "success", message: "", deletion: null },
  });
  await open();
  await expect.poll(() => mockServer.sent(AccountDeletionDocument)).toEqual([{ caseId: uuid(1) }]);
  expect(card.elements()).toEqual([]);
});

test("an open request says what becomes of each part, and when it came in", async () => {
  answerDeletion();
  await open();
  await expect.element(card.getByText("89 days left", { exact: true })).toBeVisible();
  expect([...card.element().querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
    "Name, phone, mail, addresseserased",
    "Sign-in and linksend at once",
    "Readings and answerserased",
    "Notes, cases, comments, imageserased",
    "Copies in the audit logremoved",
    "Facts and log of readsstay: that and when, ids only",
  ]);
  expect(card.getByRole("img", { name: "done" }).elements()).toHaveLength(2);
  expect(card.getByRole("img", { name: "to come" }).elements()).toHaveLength(2);
});

test.each([
  [{ withdrawnOn: "2026-03-03T15:00:00.000Z" }, "Withdrawn03/03/2026, 9:00 AM"],
  [{ erasedOn: "2026-06-01T15:00:00.000Z" }, "Account erased06/01/2026, 10:00 AM"],
])("a request that has ended, %j, says when by the clinic's clock, and no fates", async (change, text) => {
  answerDeletion(change);
  await open();
  await expect.element(card.getByRole("listitem").nth(2)).toHaveTextContent(text);
  expect(card.getByRole("term").elements()).toEqual([]);
});

test("a withdrawal that is begun for one case is found in that case, and in no other", async () => {
  answerDeletion();
  const { unmount } = await open();
  await withdraw.click();
  const reason = page.getByRole("textbox", { name: "Reason" });
  await reason.fill("They called us.");
  await unmount();
  const other = await render(<DeletionCard caseId={uuid(2)} />, { profile: signedIn(Role.companyAdmin) });
  await withdraw.click();
  await expect.element(reason).toHaveValue("");
  await other.unmount();
  await open();
  await withdraw.click();
  await expect.element(reason).toHaveValue("They called us.");
});
