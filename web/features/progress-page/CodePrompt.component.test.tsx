import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CodePrompt } from "./CodePrompt.tsx";
import { ValidPatientIdDocument, VerifyActivityLinkOtpDocument } from "./progress-page.graphql.ts";

const open = async () => {
  const opened: string[] = [];
  mockServer.answer(ValidPatientIdDocument, {
    validPatientId: {
      status: "success",
      message: "",
      token: "challenge",
      email: "a•••@e•••.com",
      clinic: null,
      logo: null,
    },
  });
  const { address } = await render(
    <CodePrompt patientid={uuid(1)} hadLink={false} onOpened={(token) => opened.push(token)} />,
    { profile: null, at: `/activity/${uuid(1)}` },
  );
  await expect.element(code()).toBeVisible();
  return { opened, address };
};
const code = () => page.getByRole("textbox", { name: "Enter the OTP" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("B102 B188: without a link a code is asked for, which went to the email; Cancel goes to /login", async () => {
  const { address } = await open();
  await expect.element(page.getByText("The OTP was sent to the email a•••@e•••.com", { exact: true })).toBeVisible();
  await expect.element(button("Send")).toBeVisible();
  expect(mockServer.sent(ValidPatientIdDocument)).toEqual([{ patientid: uuid(1) }]);
  await button("Cancel").click();
  await expect.poll(address).toBe("/login");
});

test("B102 B190 B366: the code that is typed is sent with the challenge, and opens the page", async () => {
  mockServer.answer(VerifyActivityLinkOtpDocument, {
    verifyActivityLinkOtp: { status: "success", message: "", error: false, token: "link" },
  });
  const { opened } = await open();
  await code().fill("K4M7QX");
  await button("Send").click();
  await expect.poll(() => opened).toEqual(["link"]);
  expect(mockServer.sent(VerifyActivityLinkOtpDocument)).toEqual([
    { otp: "K4M7QX", patientid: uuid(1), token: "challenge" },
  ]);
});

test("B269: an empty code is told, and nothing is sent", async () => {
  const { opened } = await open();
  await button("Send").click();
  await expect.element(page.getByText("Please input your Otp!")).toBeVisible();
  expect([opened, mockServer.sent(VerifyActivityLinkOtpDocument)]).toEqual([[], []]);
});
