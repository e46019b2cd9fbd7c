import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { answerSurvey } from "./progress-page.fixture.tsx";
import { ActivityDaysDocument, FormDataDocument, SurveyDetailDocument } from "./progress-page.graphql.ts";
import { ProgressPage } from "./ProgressPage.tsx";

const open = async (at: string, path: string, profile: ReturnType<typeof signedIn> | null = null) => {
  answerSurvey();
  const others = { links: () => null, deviceChart: () => <p>Chart of a device</p>, form: () => null };
  const screen = await render(<ProgressPage {...others} />, { at, path, profile });
  await expect.element(page.getByRole("heading", { name: "Vitals" })).toBeVisible();
  return screen;
};
const openLink = () => open(`/activity/link/${uuid(1)}`, "/activity/:token/:patientid");

test("A049 B092 B093 B094 C100: with a token the page Progress has SHARE and its three sections", async () => {
  await openLink();
  await expect.element(page.getByRole("heading", { level: 1, name: "Progress", exact: true })).toBeVisible();
  await expect.element(button("SHARE")).toBeVisible();
  await expect.element(button("Back")).not.toBeInTheDocument();
  expect(textsOf(page.getByRole("heading", { level: 2 }))).toEqual(["Vitals", "Compliance", "Questionnaires"]);
  expect(mockServer.sent(SurveyDetailDocument)).toEqual([{ patientid: uuid(1) }]);
});

test("A283 A305 C314: its notices last 5 s, and its foot names the year", async () => {
  await openLink();
  toasts.success("Link sent.");
  expect(toasts.current()).toMatchObject([{ duration: 5_000 }]);
  await expect.element(page.getByRole("contentinfo")).toHaveTextContent(`© ${new Date().getFullYear()} Restride`);
});

test("B095 B096: each vital has a tile with its last value, the day it was recorded or N/A, and VIEW", async () => {
  await openLink();
  const tiles = textsOf(page.getByRole("region", { name: "Vitals" }).getByRole("listitem"));
  expect(tiles).toEqual([
    expect.stringMatching(/^Knee score31\/48.*Last Recorded 03\/04\/2026VIEW$/),
    expect.stringMatching(/^Pain levelMild.*Last Recorded 03\/04\/2026VIEW$/),
    expect.stringMatching(/^FlexionN\/A.*Last Recorded N\/AVIEW$/),
    expect.stringMatching(/^Extension4° short of straight.*Last Recorded 03\/04\/2026Motion sensorVIEW$/),
    expect.stringMatching(/^Scale, Weight162\.4 lb.*Last Recorded 03\/04\/2026VIEW$/),
  ]);
});

test("B097: VIEW opens the chart over the full width, and is disabled without a value", async () => {
  mockServer.answer(FormDataDocument, {
    getFormData: { status: "success", message: "", formdata: { oks: [], pain: [], flexion: [], extensiondeficit: [] } },
  });
  await openLink();
  await expect.element(button("VIEW Flexion")).toBeDisabled();
  await button("VIEW Scale, Weight").click();
  const dialog = page.getByRole("dialog", { name: "Scale, Weight" });
  await expect.element(dialog.getByText("Chart of a device")).toBeVisible();
  expect(dialog.element().getBoundingClientRect().width).toBeGreaterThan(innerWidth * 0.9);
});

test("A305 B093 C100: in lite the page has Back instead of SHARE and no foot, for staff who are signed in", async () => {
  const at = `/activity/${uuid(1)}?app=admin-lite`;
  mockServer.answer(ActivityDaysDocument, {
    getDateRangeActivities: { status: "success", message: "", activities: [] },
  });
  await open(at, "/activity/:patientid", signedIn());
  await expect.element(page.getByRole("heading", { level: 1, name: "Progress", exact: true })).toBeVisible();
  await expect.element(button("Back")).toBeVisible();
  await expect.element(button("SHARE")).not.toBeInTheDocument();
  expect(page.getByRole("contentinfo").elements()).toEqual([]);
});
