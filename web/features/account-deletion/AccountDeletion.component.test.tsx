import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { GetBotCheckDocument } from "../../platform/calls/bot-check.graphql.ts";
import { button } from "../../testing/finders.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { DeleteAccountRequestDocument, WithdrawAccountDeletionDocument } from "./account-deletion.graphql.ts";
import { AccountDeletion } from "./AccountDeletion.tsx";

/** Stub of the worker that solves each challenge at once. */
class SolvingWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: { answer: 1 } }));
  }
}

const open = (at = "/deleteaccount") => {
  vi.stubGlobal("Worker", SolvingWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  mockServer.answer(GetBotCheckDocument, { getBotCheck: { status: "success", message: "", challenge: "{}" } });
  return render(<AccountDeletion />, { profile: null, at });
};
const heading = (name: string) => page.getByRole("heading", { name });

test("C314: its notices last 5 s", async () => {
  await open();
  toasts.error("Try again in a minute.");
  expect(toasts.current()).toMatchObject([{ duration: 5_000 }]);
});

test("A045 A188: a request that was sent, without an email, is confirmed under a heading with the focus, and has no way to a second one", async () => {
  mockServer.answer(DeleteAccountRequestDocument, { deleteAccountRequest: { status: "success", message: "" } });
  await open();
  for (const [name, text] of Object.entries({
    "First name": "Ann",
    "Last name": "Bell",
    "Date of birth": "05/01/1960",
    "Cell phone": "312 555 0177",
  }))
    await page.getByRole("textbox", { name, exact: true }).fill(text);
  await button("Submit").click();
  await expect.element(heading("Request received")).toHaveFocus();
  await expect.element(page.getByText(/^Thank you\. Your request was received\./)).toBeVisible();
  expect(button("Back to the form").elements()).toEqual([]);
});

test("A283 A305 C314: its notices last 5 s, and its foot names the year", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2031-06-01T12:00:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  await open();
  toasts.error("Please try again.");
  expect(toasts.current()).toMatchObject([{ duration: 5_000 }]);
  await expect.element(page.getByRole("contentinfo")).toHaveTextContent("© 2031 Restride");
});

test("A044: a request that was cancelled says so, and leads back to an empty form", async () => {
  await open();
  await page.getByRole("textbox", { name: "First name" }).fill("Ann");
  await button("Cancel").click();
  await expect.element(heading("Request cancelled")).toHaveFocus();
  await button("Back to the form").click();
  await expect.element(page.getByRole("textbox", { name: "First name" })).toHaveValue("");
  expect(mockServer.sent(DeleteAccountRequestDocument)).toEqual([]);
});

test("the link of a message withdraws by its token, in place of the form", async () => {
  mockServer.answer(WithdrawAccountDeletionDocument, {
    withdrawAccountDeletion: { status: "success", message: "Your account stays." },
  });
  await open("/deleteaccount?withdraw=of-the-mail");
  await expect.element(heading("Keep your account")).toBeVisible();
  expect(button("Submit").elements()).toEqual([]);
  await button("Withdraw the request").click();
  await expect.poll(() => mockServer.sent(WithdrawAccountDeletionDocument)).toEqual([{ token: "of-the-mail" }]);
});
