import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { Engagement } from "./Engagement.tsx";
import { EngagementDocument } from "./home.graphql.ts";

const success = { status: "success", message: "" };
const some = (count: number, ...names: string[]) => ({
  count,
  patients: names.map((name, at) => ({ _id: uuid(count * 10 + at), name, due: 14, done: at })),
});

const open = async (at = "/compliance") => {
  mockServer.answer(EngagementDocument, {
    getLast7Activities: {
      ...success,
      skipped: some(1, "Ann Bell"),
      partial: some(2, "Bo Diaz", "Cy Eck"),
      complete: some(3, "Gus Hill", "Ida Jay"),
    },
    getLast7Measurements: {
      ...success,
      measkipped: some(4, "Dee Fox"),
      meapartial: some(5, "Kai Low"),
      meacomplete: some(6, "Eli Gray"),
    },
  });
  return render(<Engagement counts={<p>Counts of the clinic</p>} />, { at });
};
const bucket = (card: string, label: string) =>
  page.getByRole("region", { name: card, exact: true }).getByRole("listitem").filter({ hasText: label }).first();

test("A115 A117: patient engagement shows its counts, and each area counts its own patients by what they did and names some", async () => {
  await open();
  const group = page.getByRole("region", { name: "Patient engagement", exact: true });
  await expect.element(group.getByText("Counts of the clinic")).toBeVisible();
  await expect.element(bucket("Activity", "Skipped")).toMatchTextContent(/Skipped1/);
  await expect.element(bucket("Activity", "Partial")).toMatchTextContent(/Partial2/);
  await expect.element(bucket("Activity", "Complete")).toMatchTextContent(/Complete3/);
  await expect.element(bucket("Measurement", "Skipped")).toMatchTextContent(/Skipped4/);
  await expect.element(bucket("Measurement", "Partial")).toMatchTextContent(/Partial5/);
  await expect.element(bucket("Measurement", "Complete")).toMatchTextContent(/Complete6/);
  await expect.element(bucket("Activity", "Skipped")).toMatchTextContent(/Ann Bell/);
  await expect.element(bucket("Activity", "Partial")).toMatchTextContent(/Bo Diaz.*Cy Eck/);
  await expect.element(bucket("Activity", "Complete")).toMatchTextContent(/Gus Hill.*Ida Jay/);
  await expect.element(bucket("Measurement", "Skipped")).toMatchTextContent(/Dee Fox/);
  await expect.element(bucket("Measurement", "Partial")).toMatchTextContent(/Kai Low/);
  await expect.element(bucket("Measurement", "Complete")).toMatchTextContent(/Eli Gray/);
});

test("a name leads to its own patient", async () => {
  await open();
  for (const [name, number] of [
    ["Bo Diaz", 20],
    ["Cy Eck", 21],
  ] as const)
    await expect
      .element(page.getByRole("link", { name, exact: true }))
      .toHaveAttribute("href", `/patient/${uuid(number)}`);
});

test("C008: a count leads to the patients it counts, and opens to them; a name says what was done of what was due", async () => {
  await open("/compliance?days=15");
  const skipped = bucket("Measurement", "Skipped");
  await expect.element(skipped).toMatchTextContent(/Dee Fox.*0 of 14/);
  const hrefs = skipped
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(hrefs[0]).toBe("/patient?engagement=measurement.skipped&days=15");
  expect(hrefs[1]).toContain("#number=engagement.measurement.skipped.15");
});

test("the range is kept in the address beside what else it says", async () => {
  const { address } = await open("/compliance?type=all");
  await page.getByRole("combobox", { name: "Range in days" }).selectOptions("15");
  expect(address()).toBe("/compliance?type=all&days=15");
});

test("A118: the range is one of nine, 7 at first; another is asked for, and the answer follows patients and progress", async () => {
  await open();
  const range = page.getByRole("combobox", { name: "Range in days" });
  expect(textsOf(range.getByRole("option")).map((text) => parseInt(text, 10))).toEqual([
    1, 3, 7, 15, 30, 60, 90, 182, 365,
  ]);
  await expect.element(range).toHaveValue("7");
  await expect.poll(() => mockServer.sent(EngagementDocument)).toEqual([{ range: 7 }]);
  await range.selectOptions("30");
  await expect.poll(() => mockServer.sent(EngagementDocument)).toEqual([{ range: 7 }, { range: 30 }]);
  await invalidateTags(["progress"]);
  await expect.poll(() => mockServer.sent(EngagementDocument).length).toBe(3);
  await invalidateTags(["patients"]);
  await expect.poll(() => mockServer.sent(EngagementDocument).length).toBe(4);
});

test("each count leads to its own patients, more than are named with View all, and the total to all that had something due", async () => {
  await open();
  const skipped = bucket("Activity", "Skipped").getByRole("link").first();
  await expect.element(skipped).toHaveAttribute("href", "/patient?engagement=exercise.skipped&days=7");
  const group = page.getByRole("region", { name: "Activity", exact: true });
  await expect.element(group.getByRole("link", { name: "6 patients" })).toBeVisible();
  await expect.element(group.getByRole("link", { name: /^View all/ })).toHaveAccessibleName("View all complete");
  await expect.element(bucket("Activity", "Partial")).toMatchTextContent(/0 of 14.*1 of 14/);
});

test("a card that fails says which, and is asked again", async () => {
  const failed = { status: "fail", message: "Try again in a minute." };
  mockServer.answer(EngagementDocument, {
    getLast7Activities: { ...failed, skipped: null, partial: null, complete: null },
    getLast7Measurements: { ...failed, measkipped: null, meapartial: null, meacomplete: null },
  });
  await render(<Engagement counts={null} />, { at: "/compliance?days=30" });
  const alerts = page.getByRole("alert");
  await expect.element(alerts.first()).toMatchTextContent(/Try again in a minute\..*Activity is not shown\./);
  await expect.element(alerts.last()).toMatchTextContent(/Measurement is not shown\./);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect.poll(() => mockServer.sent(EngagementDocument)).toEqual([{ range: 30 }, { range: 30 }]);
});
