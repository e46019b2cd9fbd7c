import { nextCodePause } from "@restride/domain/progress-page/progress-forms.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CodePrompt } from "./CodePrompt.tsx";
import { storedChallenge } from "./stored-link.ts";
import { ValidPatientIdDocument, VerifyActivityLinkOtpDocument } from "./progress-page.graphql.ts";
import { progressTexts } from "@restride/domain/progress-page/progress-texts.ts";

const sent = { token: "challenge", email: "p•••@c•••.example", clinic: "Harbor Clinic", logo: null };
const open = async (hadLink = false) => {
  const opened: string[] = [];
  const { address } = await render(
    <CodePrompt patientid={uuid(1)} hadLink={hadLink} onOpened={(token) => opened.push(token)} />,
    { profile: null, at: "/activity" },
  );
  return { opened, address };
};
const answerId = (message = "") =>
  mockServer.answer(ValidPatientIdDocument, {
    validPatientId: message
      ? { status: "fail", message, token: null, email: null, clinic: null, logo: null }
      : { status: "success", message: "", ...sent },
  });
const code = page.getByLabelText("Enter the OTP", { exact: true });
const send = page.getByRole("button", { name: "Send", exact: true });

test("B102 B188: without a link an OTP is asked for, which was sent to the email; Send and Cancel, which leads to /login", async () => {
  answerId();
  const { address } = await open();
  await expect.element(page.getByText("The OTP was sent to the email p•••@c•••.example")).toBeVisible();
  await expect.element(code).toHaveAttribute("name", "otp");
  await expect.element(send).toBeEnabled();
  expect(mockServer.sent(ValidPatientIdDocument)).toEqual([{ patientid: uuid(1) }]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(address).toBe("/login");
});

test("B269 C177 C179: 'Please input your Otp!' when it is missing, and nothing is sent", async () => {
  answerId();
  await open();
  await send.click();
  await expect.element(page.getByText("Please input your Otp!")).toBeVisible();
  expect(mockServer.sent(VerifyActivityLinkOtpDocument)).toEqual([]);
});

test("after five wrong codes a new one is asked for, since the mailed one opens nothing any more", async () => {
  storedChallenge.store(uuid(1), { ...sent, sentAt: Date.now() - nextCodePause });
  mockServer.answer(VerifyActivityLinkOtpDocument, {
    verifyActivityLinkOtp: { status: "fail", message: "Invalid OTP", error: true, token: null },
  });
  await open();
  const works = page.getByText(/It works for 10 minutes\./);
  await expect.element(works).toBeVisible();
  for (const tries of [1, 2, 3, 4, 5]) {
    await code.fill("AAAAAA");
    await send.click();
    await expect.poll(() => mockServer.sent(VerifyActivityLinkOtpDocument).length).toBe(tries);
    await expect.element(code).toHaveValue("");
    await expect
      .element(page.getByText(tries < 5 ? "Invalid OTP" : "Ask for a new code", { exact: true }))
      .toBeVisible();
  }
  await expect.element(works).not.toBeInTheDocument();
  await expect.element(send).toBeDisabled();
  const answerLater = mockServer.delay(ValidPatientIdDocument);
  await page.getByRole("button", { name: "Mail a new one" }).click();
  await expect.element(page.getByText("A new one is on its way …")).toBeVisible();
  answerLater({ validPatientId: { status: "success", message: "", ...sent, token: "another" } });
  await expect.element(send).toBeEnabled();
});

test("another code can be asked for a minute after the last one, counted down, over a reload too", async () => {
  storedChallenge.store(uuid(1), { ...sent, sentAt: Date.now() - nextCodePause + 30_000 });
  await open();
  await expect.element(page.getByText(/A new one can be mailed in (30|2\d) s\./)).toBeVisible();
  expect(page.getByRole("button", { name: "Mail a new one" }).elements()).toEqual([]);
});

test("B102 B190 B366: whoever had a link reads that it is over, and the code opens the page", async () => {
  answerId();
  mockServer.answer(VerifyActivityLinkOtpDocument, {
    verifyActivityLinkOtp: { status: "success", message: "", error: false, token: "link" },
  });
  const { opened } = await open(true);
  await expect.element(page.getByText(/^The link you opened does not work any more; nothing is lost\./)).toBeVisible();
  await code.fill("ABC123");
  await send.click();
  await expect.poll(() => opened).toEqual(["link"]);
  expect(mockServer.sent(VerifyActivityLinkOtpDocument)).toEqual([
    { otp: "ABC123", patientid: uuid(1), token: "challenge" },
  ]);
});

test("B189: an address of no patient leads to sign-in, and any other refusal says why and tries again", async () => {
  answerId("Please wait a minute.");
  const { address } = await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Please wait a minute\./);
  expect(address()).toBe("/activity");
  answerId(progressTexts.notFound);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(address).toBe("/login");
});

test("a code that is on its way to the server is sent once, and one that got no answer is no wrong one", async () => {
  answerId();
  const answer = mockServer.delay(VerifyActivityLinkOtpDocument);
  const { opened } = await open();
  await code.fill("ABC123");
  mockServer.setReachable(false);
  for (const _try of [1, 2, 3, 4, 5, 6]) {
    await code.fill("ABC123");
    await send.click();
    await expect.element(code).toHaveValue("");
  }
  mockServer.setReachable(true);
  await expect.element(send).toBeEnabled();
  await code.fill("ABC123");
  await send.dblClick();
  answer({ verifyActivityLinkOtp: { status: "success", message: "", error: false, token: "link" } });
  await expect.poll(() => opened).toEqual(["link"]);
  expect(mockServer.sent(VerifyActivityLinkOtpDocument)).toHaveLength(1);
});

test("a code that was mailed is waited for over a reload, below the clinic's name; another patient gets another", async () => {
  answerId();
  storedChallenge.store(uuid(2), { ...sent, email: "other", sentAt: Date.now() });
  const { unmount } = await render(<CodePrompt patientid={uuid(1)} hadLink={false} onOpened={() => {}} />, {
    profile: null,
  });
  await expect.element(page.getByText("The OTP was sent to the email p•••@c•••.example")).toBeVisible();
  await expect.element(page.getByRole("banner")).toMatchTextContent(/Harbor Clinic/);
  await unmount();
  await open();
  await expect.element(page.getByText("The OTP was sent to the email p•••@c•••.example")).toBeVisible();
  expect(mockServer.sent(ValidPatientIdDocument)).toHaveLength(1);
});
