import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { markStale } from "../../platform/calls/query-client.ts";
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

const open = async () => {
  mockServer.answer(ComplianceDocument, {
    getPatientCompliance: {
      status: "success",
      message: "",
      exerciseSummary: summary(30, 20, 10),
      measurementSummary: summary(0, 0, 0),
      feedBackSummary: summary(1, 2, 3),
      overAllSummary: summary(4, 5, 6),
    },
  });
  return render(<Compliance today={calendarDate("2026-03-04")} />, { at: "/compliance" });
};
const pie = (name: RegExp) => page.getByRole("region", { name });

test("C081 C083: four pies with three counts each", async () => {
  await open();
  await expect.element(pie(/exercise/i)).toMatchTextContent(/60 patients/);
  const pies = page.getByRole("region").all();
  expect(pies.map((one) => [one.element().ariaLabel, ...textsOf(one.getByRole("listitem"))])).toEqual([
    ["Exercises", "Skipped1017%", "Partially Completed2033%", "Complete3050%"],
    ["Measurements", "Skipped0NA", "Partially Completed0NA", "Complete0NA"],
    ["Questionnaires", "Skipped350%", "Partially Completed233%", "Complete117%"],
    ["Overall", "Skipped640%", "Partially Completed533%", "Complete427%"],
  ]);
});

test("C298 C300 C134 C135: knees and two weeks up to last Saturday are asked for first, then what is chosen", async () => {
  await open();
  const lastFilters = () => mockServer.sent(ComplianceDocument).at(-1)?.filters;
  await expect.poll(lastFilters).toEqual({ startdate: "2026-02-15", enddate: "2026-02-28", type: "knee" });
  await page.getByRole("combobox", { name: "Surgery type" }).selectOptions("Knee & Hip");
  await expect.poll(lastFilters).toMatchObject({ type: "all" });
  await page.getByRole("combobox", { name: "Period" }).selectOptions("4 weeks");
  await expect.poll(lastFilters).toEqual({ startdate: "2026-02-01", enddate: "2026-02-28", type: "all" });
  await page.getByRole("combobox", { name: "Period" }).selectOptions("All Time");
  await expect.poll(lastFilters).toEqual({ startdate: null, enddate: "2026-02-28", type: "all" });
});

test("C082: each count leads to the patients that it counts", async () => {
  await open();
  await expect.element(pie(/exercise/i)).toMatchTextContent(/60 patients/);
  const targets = pie(/exercise/i)
    .getByRole("listitem")
    .elements()
    .map((item) => new URLSearchParams(item.querySelector("a")!.search).get("compliance"));
  expect(targets).toEqual(["exercise.skipped", "exercise.partial", "exercise.complete"]);
});

test("a count of nobody leads nowhere", async () => {
  await open();
  await expect.element(pie(/exercise/i)).toBeVisible();
  expect(
    pie(/measurement/i)
      .getByRole("listitem")
      .getByRole("link")
      .elements(),
  ).toEqual([]);
});

test("compliance follows what patients do, and who is a patient", async () => {
  await open();
  await expect.poll(() => mockServer.sent(ComplianceDocument).length).toBe(1);
  await markStale(["progress"]);
  await expect.poll(() => mockServer.sent(ComplianceDocument).length).toBe(2);
  await markStale(["patients"]);
  await expect.poll(() => mockServer.sent(ComplianceDocument).length).toBe(3);
});
