import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressTwice } from "../../testing/press-twice.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { WithdrawAccountDeletionDocument } from "./account-deletion.graphql.ts";
import { WithdrawDeletion } from "./WithdrawDeletion.tsx";

const withdraw = () => page.getByRole("button", { name: "Withdraw the request" });
const open = () => render(<WithdrawDeletion token="of-the-mail" />, { profile: null });

test("opening the page withdraws nothing; the button does, once, and the answer is shown", async () => {
  mockServer.answer(WithdrawAccountDeletionDocument, {
    withdrawAccountDeletion: { status: "success", message: "Your account stays." },
  });
  await open();
  await expect.element(page.getByText(/Do you want to keep it, with everything in it\?/)).toBeVisible();
  expect(mockServer.sent(WithdrawAccountDeletionDocument)).toEqual([]);
  await withdraw().click();
  await expect.element(page.getByText("Your account stays.")).toBeVisible();
  await expect.element(withdraw()).not.toBeInTheDocument();
  expect(mockServer.sent(WithdrawAccountDeletionDocument)).toEqual([{ token: "of-the-mail" }]);
});

test("who cannot withdraw any more is told why", async () => {
  mockServer.answer(WithdrawAccountDeletionDocument, {
    withdrawAccountDeletion: { status: "fail", message: "This link has ended." },
  });
  await open();
  await withdraw().click();
  await expect.element(page.getByText("This link has ended.")).toBeVisible();
});

test("without a connection that is said, and nothing is withdrawn", async () => {
  await open();
  mockServer.setReachable(false);
  await withdraw().click();
  await expect.element(page.getByText("error communicating with the server")).toBeVisible();
  expect(mockServer.sent(WithdrawAccountDeletionDocument)).toEqual([]);
});

test("while the answer is awaited the button is busy, and another click sends nothing", async () => {
  const answer = mockServer.delay(WithdrawAccountDeletionDocument);
  await open();
  await pressTwice(withdraw());
  answer({ withdrawAccountDeletion: { status: "success", message: "Your account stays." } });
  await expect.element(page.getByText("Your account stays.")).toBeVisible();
  expect(mockServer.sent(WithdrawAccountDeletionDocument)).toHaveLength(1);
});
