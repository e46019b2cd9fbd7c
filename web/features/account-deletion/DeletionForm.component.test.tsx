import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { GetBotCheckDocument } from "../../platform/calls/bot-check.graphql.ts";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { DeleteAccountRequestDocument } from "./account-deletion.graphql.ts";
import { DeletionForm } from "./DeletionForm.tsx";

/** Stub of the worker that solves each challenge at once. */
class SolvingWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(challenge: { number: number }): void {
    queueMicrotask(() => this.onmessage?.({ data: challenge.number < 0 ? null : { answer: challenge.number } }));
  }
}

const answerChallenges = (...numbers: number[]): void => {
  vi.stubGlobal("Worker", SolvingWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  mockServer.answer(GetBotCheckDocument, () => {
    const number = numbers.length > 1 ? numbers.shift() : numbers[0];
    return { getBotCheck: { status: "success", message: "", challenge: JSON.stringify({ number }) } };
  });
};
const tokenOf = (number: number): string => JSON.stringify({ challenge: { number }, solution: { answer: number } });
const answerRequest = (status: string, message = ""): void =>
  mockServer.answer(DeleteAccountRequestDocument, { deleteAccountRequest: { status, message } });

const open = async () => {
  const ends: string[] = [];
  await render(<DeletionForm onEnd={(end) => ends.push(end)} />, { profile: null });
  return ends;
};
const fillIn = async (): Promise<void> => {
  await field("First name").fill(" Ann ");
  await field("Last name").fill("Bell");
  await field("Date of birth").fill("5/1/1960");
  await field("Cell phone").fill("312 555 0177");
  await field("Email").fill("Ann@bell.example");
};

test("A043 A045 A132: all that is typed arrives with the token of the bot check", async () => {
  answerChallenges(1);
  answerRequest("success");
  const ends = await open();
  await expect.element(page.getByRole("heading", { name: "DELETE ACCOUNT REQUEST", exact: true })).toBeVisible();
  await fillIn();
  await expect.element(field("Date of birth")).toHaveValue("05/01/1960");
  await button("Submit").click();
  await expect.poll(() => ends).toEqual(["sent"]);
  expect(mockServer.sent(DeleteAccountRequestDocument)).toEqual([
    {
      firstname: "Ann",
      lastname: "Bell",
      dob: "05/01/1960",
      phone: "+13125550177",
      email: "ann@bell.example",
      token: tokenOf(1),
    },
  ]);
});

test("A192: a birth date is typed in any of its formats", async () => {
  answerChallenges(1);
  await open();
  for (const typed of ["05/01/1960", "05/01/60", "05-01-1960", "05-01-60", "05011960", "050160"]) {
    await field("Date of birth").fill(typed);
    await button("Submit").click();
    await expect.element(field("Date of birth")).toHaveValue("05/01/1960");
    await expect.element(field("Date of birth")).not.toHaveAttribute("aria-invalid", "true");
  }
});

test("A043 A044: Cancel sends nothing", async () => {
  answerChallenges(1);
  const ends = await open();
  await fillIn();
  await button("Cancel").click();
  expect(ends).toEqual(["cancelled"]);
  expect(mockServer.sent(DeleteAccountRequestDocument)).toEqual([]);
});

test("A047: Submit waits for the bot check, which is tried again where it cannot run", async () => {
  answerChallenges(-1, 1);
  const answerLate = mockServer.delay(GetBotCheckDocument);
  await open();
  await expect.element(page.getByText("Checking that a person fills in this form …")).toBeVisible();
  await expect.element(button("Submit")).toBeDisabled();
  answerLate({ getBotCheck: { status: "success", message: "", challenge: '{"number":-1}' } });
  await expect.element(page.getByText(/^The security check could not run in this browser\./)).toBeVisible();
  await expect.element(button("Submit")).toBeDisabled();
  answerChallenges(1);
  await button("Try again").click();
  await expect.element(page.getByText("Security check passed.")).toBeVisible();
  await expect.element(button("Submit")).toBeEnabled();
});

test("A186 A187 A189 A191: what is missing is told under its field, the first gets the focus", async () => {
  answerChallenges(1);
  await open();
  await button("Submit").click();
  const texts = {
    "First name": "Please enter patient first name.",
    "Last name": "Please enter patient last name.",
    "Date of birth": "Please enter patient birth date.",
    "Cell phone": "Please enter patient cell number.",
  };
  for (const [name, text] of Object.entries(texts))
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(text));
  await expect.element(field("First name")).toHaveFocus();
  expect(mockServer.sent(DeleteAccountRequestDocument)).toEqual([]);
});

test("A188 A190 A193: a phone has a country, the US unless another is chosen; a phone, an email and a birth date that cannot be are refused", async () => {
  answerChallenges(1);
  await open();
  await fillIn();
  await expect.element(page.getByRole("combobox", { name: "Country of Cell phone" })).toHaveValue("US");
  await field("Cell phone").fill("12");
  await button("Submit").click();
  await expect.element(page.getByText("Please enter valid number!", { exact: true })).toBeVisible();
  await field("Email").fill("ann");
  await button("Submit").click();
  await expect.element(page.getByText("Please enter valid email", { exact: true })).toBeVisible();
  await field("Date of birth").fill("01/01/2099");
  await button("Submit").click();
  await expect.element(page.getByText("Birth date must be before today.", { exact: true })).toBeVisible();
  expect(mockServer.sent(DeleteAccountRequestDocument)).toEqual([]);
});

test("a refusal is told, what was typed stays, and the next request has a token of its own", async () => {
  answerChallenges(1, 2);
  answerRequest("fail", "Please try again in an hour.");
  const ends = await open();
  await fillIn();
  await button("Submit").click();
  await expect.element(page.getByText("Please try again in an hour.")).toBeVisible();
  await expect.element(field("First name")).toHaveValue(" Ann ");
  await expect.element(button("Submit")).toBeEnabled();
  answerRequest("success");
  await button("Submit").click();
  await expect.poll(() => ends).toEqual(["sent"]);
  expect(mockServer.sent(DeleteAccountRequestDocument).map(({ token }) => token)).toEqual([tokenOf(1), tokenOf(2)]);
});

test("A194: the birth date is picked from a calendar too, which opens 50 years back", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T15:00:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  answerChallenges(1);
  await open();
  await button("Pick Date of birth").click();
  const picker = page.getByRole("dialog", { name: "Date of birth" });
  await expect.element(picker.getByRole("combobox", { name: "year" })).toHaveDisplayValue("1976");
  await expect.element(picker.getByRole("combobox", { name: "month" })).toHaveDisplayValue("Mar");
  await picker.getByRole("combobox", { name: "year" }).selectOptions("1960");
  await picker.getByRole("combobox", { name: "month" }).selectOptions("May");
  await picker.getByRole("button", { name: /, May 1, 1960/ }).click();
  await expect.element(field("Date of birth")).toHaveValue("05/01/1960");
});

test("A280 C321: a request that got no answer is sent again with the same token: it may have arrived", async () => {
  answerChallenges(1, 2);
  answerRequest("success");
  const ends = await open();
  await fillIn();
  await expect.element(button("Submit")).toBeEnabled();
  mockServer.setReachable(false);
  await button("Submit").click();
  await expect.element(page.getByText("error communicating with the server", { exact: true })).toBeVisible();
  await expect.element(button("Submit")).toBeEnabled();
  mockServer.setReachable(true);
  await button("Submit").click();
  await expect.poll(() => ends).toEqual(["sent"]);
  expect(mockServer.sent(DeleteAccountRequestDocument).map(({ token }) => token)).toEqual([tokenOf(1)]);
});
