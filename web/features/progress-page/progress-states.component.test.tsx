import type { Profile } from "../../platform/session/profile.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { answerSurvey, linkToken, now } from "./progress-page.fixture.tsx";
import {
  ActivityDaysDocument,
  CaregiverNotifyDocument,
  SurveyDetailDocument,
  ValidPatientIdDocument,
  VerifyActivityLinkOtpDocument,
} from "./progress-page.graphql.ts";
import { ProgressPage } from "./ProgressPage.tsx";

const others = {
  links: ({ patientid, link }: { patientid: string; link: string | undefined }) => (
    <p>{`Links of ${patientid} by ${link}`}</p>
  ),
  deviceChart: () => null,
  form: () => null,
};
const show = (at: string, path: string, profile: Profile | null = null) =>
  render(<ProgressPage {...others} />, { at, path, profile });
const byLink = (link = "link") => show(`/activity/${link}/${uuid(1)}`, "/activity/:token/:patientid");
const byId = () => show(`/activity/${uuid(1)}`, "/activity/:patientid");
const inLite = (profile: Profile | null = signedIn()) =>
  show(`/activity/${uuid(1)}?app=admin-lite`, "/activity/:patientid", profile);
const refuse = (message = "This link has ended."): void =>
  mockServer.answer(SurveyDetailDocument, { getSurveyDetail: { status: "fail", message, survey: null } });
const answerCode = (): void => {
  mockServer.answer(ValidPatientIdDocument, {
    validPatientId: {
      status: "success",
      message: "",
      token: "challenge",
      email: "a•••@b•••.example",
      clinic: "Harbor Clinic",
      logo: null,
    },
  });
  mockServer.answer(VerifyActivityLinkOtpDocument, {
    verifyActivityLinkOtp: { status: "success", message: "", error: false, token: "opened" },
  });
};
const vitals = () => page.getByRole("heading", { name: "Vitals" });
const prompt = () => page.getByText("The OTP was sent to the email a•••@b•••.example");
const enterCode = async (): Promise<void> => {
  await page.getByLabelText("Enter the OTP").fill("ABC123");
  await page.getByRole("button", { name: "Send", exact: true }).click();
};

test("B190: without a link the code opens the page, which stays open over a reload in this tab, for this patient alone", async () => {
  answerCode();
  answerSurvey();
  const { unmount } = await byId();
  await expect.element(prompt()).toBeVisible();
  expect(page.getByText(/^The link you opened does not work/).elements()).toEqual([]);
  await enterCode();
  await expect.element(page.getByText(`Links of ${uuid(1)} by opened`)).toBeVisible();
  await unmount();
  const again = await byId();
  await expect.element(vitals()).toBeVisible();
  expect(mockServer.sent(ValidPatientIdDocument)).toHaveLength(1);
  await again.unmount();
  await show(`/activity/${uuid(2)}`, "/activity/:patientid");
  await expect.element(prompt()).toBeVisible();
});

test("a link that is over asks for a code and says so, and what was shown is gone", async () => {
  answerCode();
  answerSurvey();
  await byLink();
  await expect.element(vitals()).toBeVisible();
  refuse();
  void invalidateTags(["progress"]);
  await expect.element(page.getByText(/^The link you opened does not work any more/)).toBeVisible();
  await expect.element(vitals()).not.toBeInTheDocument();
});

test("a link that ends while somebody shares the page asks for a code, and the dialog is there again with what was typed", async () => {
  answerCode();
  answerSurvey();
  mockServer.answer(CaregiverNotifyDocument, { caregiverNotify: { status: "Token expired", message: "" } });
  await byLink();
  await page.getByRole("button", { name: "SHARE" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Carl Care");
  await page.getByRole("textbox", { name: "Email" }).fill("carl@example.com");
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect.element(prompt()).toBeVisible();
  await enterCode();
  await expect.element(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toHaveValue("Carl Care");
});

test.for(["progress", "questionnaires", "readings"] as const)(
  "the page is read again once %s changed",
  async (subject) => {
    answerSurvey();
    await byLink();
    await expect.element(page.getByText("31/48", { exact: false })).toBeVisible();
    answerSurvey({ kneescore: 33 });
    void invalidateTags([subject]);
    await expect.element(page.getByText("33/48", { exact: false })).toBeVisible();
  },
);

test("a page that cannot be read in lite says why and tries again", async () => {
  refuse("Not now.");
  mockServer.answer(ActivityDaysDocument, {
    getDateRangeActivities: { status: "success", message: "", activities: [] },
  });
  await inLite();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Not now\./);
  answerSurvey();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(vitals()).toBeVisible();
});

test("without a connection the last values stay, with the clinic's time of their reading", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
  answerSurvey({ timezone: "America/New_York" });
  await byLink(linkToken());
  await expect.element(vitals()).toBeVisible();
  expect(page.getByText(/^No connection/).elements()).toEqual([]);
  mockServer.setReachable(false);
  await expect.element(page.getByText("No connection. These values are as of 10:00 AM.")).toBeVisible();
  await expect.element(vitals()).toBeVisible();
});

test("C100 C101: staff read in lite whose progress it is, with the days of the chart, and Back leads to the messages", async () => {
  answerSurvey();
  mockServer.answer(ActivityDaysDocument, {
    getDateRangeActivities: { status: "success", message: "", activities: [] },
  });
  const { address } = await inLite();
  await expect.element(page.getByText("Ann Bell · Knee · Post 10 days")).toBeVisible();
  await expect.element(page.getByText(`Links of ${uuid(1)} by undefined`)).toBeVisible();
  await expect
    .poll(() => mockServer.sent(ActivityDaysDocument))
    .toMatchObject([{ patientid: uuid(1), enddate: "2026-03-05" }]);
  expect(page.getByText(/^Questions\? Call/).elements()).toEqual([]);
  expect(page.getByText("Ann Bell", { exact: true }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(address).toBe("/messages?app=admin-lite");
});

test("B450 C101: who is not signed in is led to sign in, and asks for nothing", async () => {
  const { address } = await inLite(null);
  await expect.poll(address).toBe("/?app=admin-lite");
  expect(mockServer.sent(SurveyDetailDocument)).toEqual([]);
});

test("a patient reads which clinic, surgeon and surgery it is, and that the page closes; a caregiver has no SHARE", async () => {
  answerSurvey();
  const { unmount } = await byLink();
  await expect.element(page.getByText("Dr. Sam Surgeon")).toBeVisible();
  await expect.element(page.getByText("Ann Bell", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Knee surgery on February 23, 2026/)).toMatchTextContent(/2026, 10 days ago$/);
  await expect
    .element(page.getByText(/^Questions\?/))
    .toMatchTextContent(/Call Harbor Clinic\. This page closes by itself/);
  expect(mockServer.sent(ActivityDaysDocument)).toEqual([]);
  await unmount();
  answerSurvey({ mayshare: false, patientname: null, surgerytype: "hip" });
  await byLink("caregiver");
  await expect.element(page.getByText(/^Hip surgery on February 23, 2026/)).toBeVisible();
  expect(textsOf(page.getByRole("button", { name: "SHARE" }))).toEqual([]);
  await expect.element(page.getByText("Questions? Call Harbor Clinic.")).toBeVisible();
  expect(page.getByText("Ann Bell").elements()).toEqual([]);
});
