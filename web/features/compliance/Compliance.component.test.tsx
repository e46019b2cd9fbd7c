import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { region, select } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { Compliance } from "./Compliance.tsx";
import { ComplianceDocument } from "./compliance.graphql.ts";

const summary = (completed: number, partially: number, incomplete: number) => ({
  completed: { count: completed },
  partially: { count: partially },
  incomplete: { count: incomplete },
});

const open = async (exercises = summary(30, 20, 10), measurements = summary(5, 4, 2)) => {
  mockServer.answer(ComplianceDocument, {
    getPatientCompliance: {
      status: "success",
      message: "",
      exerciseSummary: exercises,
      measurementSummary: measurements,
      feedBackSummary: summary(1, 2, 3),
      overAllSummary: summary(4, 5, 6),
    },
  });
  return render(<Compliance today={calendarDate("2026-03-04")} />, { at: "/compliance" });
};

test("B113 B426 C081 C083 C301: four pies each count skipped, partially completed and complete", async () => {
  await open();
  const counts = (name: RegExp) => textsOf(region(name).getByRole("listitem"));
  const heads = () => textsOf(page.getByRole("heading", { level: 2 })).map((head) => head.replace(/ ?\d.*/, ""));
  await expect.poll(heads).toEqual(["Exercises", "Measurements", "Questionnaires", "Overall"]);
  await expect.element(region(/^Exercises/)).toMatchTextContent(/60 patients/);
  expect(counts(/^Exercises/)).toEqual(["Skipped1017%", "Partially Completed2033%", "Complete3050%"]);
  expect(counts(/^Measurements/)).toEqual(["Skipped218%", "Partially Completed436%", "Complete545%"]);
  expect(counts(/^Questionnaires/)).toEqual(["Skipped350%", "Partially Completed233%", "Complete117%"]);
  const strokes = [
    ...region(/^Overall/)
      .element()
      .querySelectorAll("circle[r='39']"),
  ].map((part) => part.getAttribute("stroke"));
  expect(strokes).toEqual(["var(--skip)", "var(--part)", "var(--ok)"]);
  expect(counts(/^Overall/)).toEqual(["Skipped640%", "Partially Completed533%", "Complete427%"]);
});

test("B111 B112 B432 B433 B434 B435 C079 C080 C298 C300 C134 C135: knees and two weeks up to last Saturday are asked for first, then what is chosen", async () => {
  await open();
  expect(textsOf(select("Period").getByRole("option"))).toEqual(["1 week", "2 weeks", "4 weeks", "All Time"]);
  expect(textsOf(select("Surgery type").getByRole("option"))).toEqual(["Knee", "Hip", "Knee & Hip"]);
  const lastFilters = () => mockServer.sent(ComplianceDocument).at(-1)?.filters;
  await expect.poll(lastFilters).toEqual({ startdate: "2026-02-15", enddate: "2026-02-28", type: "knee" });
  await select("Surgery type").selectOptions("Knee & Hip");
  await expect.poll(lastFilters).toMatchObject({ type: "all" });
  await select("Surgery type").selectOptions("Hip");
  await expect.poll(lastFilters).toMatchObject({ type: "hip" });
  await select("Period").selectOptions("1 week");
  await expect.poll(lastFilters).toEqual({ startdate: "2026-02-22", enddate: "2026-02-28", type: "hip" });
  await select("Surgery type").selectOptions("Knee & Hip");
  await select("Period").selectOptions("4 weeks");
  await expect.poll(lastFilters).toEqual({ startdate: "2026-02-01", enddate: "2026-02-28", type: "all" });
  await select("Period").selectOptions("All Time");
  await expect.poll(lastFilters).toEqual({ startdate: null, enddate: "2026-02-28", type: "all" });
});

test("B114 C008 C082: each count leads to the patients that it counts", async () => {
  await open(summary(30, 20, 10), summary(7, 8, 9));
  await expect.element(region(/exercise/i)).toMatchTextContent(/60 patients/);
  const targets = (name: RegExp) =>
    region(name)
      .getByRole("listitem")
      .elements()
      .map((item) => item.querySelector("a")!.getAttribute("href"));
  const addresses = (area: string, more: string) =>
    ["skipped", "partial", "complete"].map((state) => `/patient?compliance=${area}.${state}&${more}`);
  expect(targets(/^Exercises/)).toEqual(addresses("exercise", "weeks=2&joint=knee"));
  expect(targets(/^Measurements/)).toEqual(addresses("measurement", "weeks=2&joint=knee"));
  expect(targets(/^Questionnaires/)).toEqual(addresses("questionnaire", "weeks=2&joint=knee"));
  await select("Surgery type").selectOptions("Hip");
  await select("Period").selectOptions("4 weeks");
  await expect.poll(() => targets(/^Overall/)).toEqual(addresses("overall", "weeks=4&joint=hip"));
});

test("a count of nobody leads nowhere", async () => {
  await open(undefined, summary(0, 0, 0));
  await expect.element(region(/exercise/i)).toBeVisible();
  expect(
    region(/measurement/i)
      .getByRole("listitem")
      .getByRole("link")
      .elements(),
  ).toEqual([]);
});

test("compliance follows what patients do, and who is a patient", async () => {
  await open();
  await expect.poll(() => mockServer.sent(ComplianceDocument).length).toBe(1);
  await invalidateTags(["progress"]);
  await expect.poll(() => mockServer.sent(ComplianceDocument).length).toBe(2);
  await invalidateTags(["patients"]);
  await expect.poll(() => mockServer.sent(ComplianceDocument).length).toBe(3);
});

test("a count of a thousand and more is grouped, and each part of a pie opens to who is behind it", async () => {
  await open(summary(1204, 1204, 1204));
  const exercise = region(/exercise/i);
  await expect.element(exercise.getByRole("link", { name: "3,612 patients" })).toBeVisible();
  expect(
    exercise
      .getByRole("listitem")
      .elements()
      .map((item) => item.querySelector("b")!.textContent),
  ).toEqual(["1,204", "1,204", "1,204"]);
  const numbers = [...exercise.element().querySelectorAll<HTMLAnchorElement>("[data-number]")];
  expect(numbers.map(({ hash }) => hash.slice(1).split(".").slice(0, 3).join("."))).toEqual([
    "number=compliance.exercise.due",
    "number=compliance.exercise.complete",
    "number=compliance.exercise.skipped",
    "number=compliance.exercise.partial",
    "number=compliance.exercise.complete",
  ]);
});

const openAt = (at: string) => render(<Compliance today={calendarDate("2026-03-04")} />, { at });
const single = { completed: { count: 1 }, partially: { count: 0 }, incomplete: { count: 0 } };
const answer = (): void =>
  mockServer.answer(ComplianceDocument, {
    getPatientCompliance: {
      status: "success",
      message: "",
      exerciseSummary: single,
      measurementSummary: single,
      feedBackSummary: single,
      overAllSummary: single,
    },
  });

test("period and joint stand in the address, which keeps the rest of it; what is none there is the usual one", async () => {
  answer();
  const { address, unmount } = await openAt("/compliance?days=7&type=hip");
  await expect.element(page.getByRole("combobox", { name: "Surgery type" })).toHaveValue("hip");
  await page.getByRole("combobox", { name: "Period" }).selectOptions("1 week");
  await expect.poll(address).toMatch(/^\/compliance\?days=7&type=hip&period=/);
  await expect.element(page.getByText("02/22/2026 – 02/28/2026")).toBeVisible();
  await page.getByRole("combobox", { name: "Period" }).selectOptions("All Time");
  await expect.element(page.getByText("Until 02/28/2026")).toBeVisible();
  await unmount();
  await openAt("/compliance?period=7y&type=elbow");
  await expect
    .poll(() => mockServer.sent(ComplianceDocument).at(-1)?.filters)
    .toEqual({ startdate: "2026-02-15", enddate: "2026-02-28", type: "knee" });
});

test("pies on their way have dashes and lead nowhere; those that cannot be read say so and have another try", async () => {
  const resolve = mockServer.delay(ComplianceDocument);
  await openAt("/compliance");
  await expect
    .poll(() => textsOf(region(/^Exercises/).getByRole("listitem")))
    .toEqual(["Skipped—", "Partially Completed—", "Complete—"]);
  expect(page.getByRole("link").elements()).toEqual([]);
  resolve({
    getPatientCompliance: {
      status: "fail",
      message: "Try again in a minute.",
      exerciseSummary: null,
      measurementSummary: null,
      feedBackSummary: null,
      overAllSummary: null,
    },
  });
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  answer();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(region(/^Exercises/).getByRole("link", { name: "1 patient", exact: true })).toBeVisible();
});
