import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { markStale } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
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

test("each count leads to the patients that it counts", async () => {
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
