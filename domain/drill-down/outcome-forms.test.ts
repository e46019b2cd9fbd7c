import { expect, test } from "vitest";
import { calendarDate, type CalendarMonth } from "../values/calendar-date.ts";
import { metricSchema, parseMetric, metricParam } from "./metric.ts";
import { formsCsv } from "./drill-down-csv.ts";
import { formsOfOutcome, outcomeHeading, outcomeSentence, outcomeText, spanOfOutcome } from "./outcome-forms.ts";

const friday = calendarDate("2026-11-20");
const bar = { name: "outcome", area: "oks", band: 2, month: "2026-11" as CalendarMonth } as const;
const all = { name: "outcomes", area: "oks", months: 3 } as const;
const forms = (...values: (number | null)[]) => values.map((value) => ({ value }));

test("a bar counts the forms whose value lies in its band: 21 to 30 is the third of scores", () => {
  expect(formsOfOutcome(bar, forms(20, 21, 30, 31, null))).toEqual(forms(21, 30));
  expect(formsOfOutcome({ ...bar, area: "pain" }, forms(1, 2, null))).toEqual(forms(2));
  expect(formsOfOutcome({ ...bar, area: "rom", band: 0 }, forms(89, 90, null))).toEqual(forms(89));
  expect(formsOfOutcome({ ...bar, area: "rom", band: 5 }, forms(89, 90, null))).toEqual(forms(null));
  expect(formsOfOutcome({ ...bar, area: "pain", band: 9 }, forms(null, 7))).toEqual([]);
});

test("a bar counts the days of its month up to today, and says so", () => {
  expect(spanOfOutcome(bar, friday)).toEqual({ from: "2026-11-01", to: "2026-11-20" });
  expect(spanOfOutcome({ ...bar, month: "2026-09" as CalendarMonth }, friday)).toEqual({
    from: "2026-09-01",
    to: "2026-09-30",
  });
  expect(outcomeHeading(bar, 1204)).toBe("1,204 forms, 21–30");
  expect(outcomeHeading({ ...bar, area: "pain" }, 1)).toBe("1 form, Mild");
  expect(outcomeSentence(bar, friday)).toBe(
    "Forms of active patients for days from Sunday 11/01/2026 to Friday 11/20/2026. A patient is counted as often as they answered. Forms without a value are left out.",
  );
  expect(outcomeSentence({ ...bar, area: "rom" }, friday)).toMatch(/left out, except where the bend is unknown\.$/);
});

test("all bars count the forms of their months that have a value, up to today", () => {
  expect(formsOfOutcome(all, forms(20, 21, 30, 31, null))).toEqual(forms(20, 21, 30, 31));
  expect(formsOfOutcome({ ...all, area: "rom" }, forms(89, null))).toEqual(forms(89, null));
  expect(spanOfOutcome(all, friday)).toEqual({ from: "2026-09-01", to: "2026-11-20" });
  expect(spanOfOutcome({ ...all, months: 1 }, friday)).toEqual({ from: "2026-11-01", to: "2026-11-20" });
  expect(outcomeHeading(all, 1204)).toBe("1,204 forms submitted");
  expect(outcomeHeading(all, 1)).toBe("1 form submitted");
  expect(outcomeSentence(all, friday)).toMatch(
    /^Forms of active patients for days from Tuesday 09\/01\/2026 to Friday/,
  );
});

test("a form's value is read as on its screens", () => {
  expect([
    outcomeText(bar, 24),
    outcomeText({ ...bar, area: "pain" }, 3),
    outcomeText({ ...bar, area: "rom" }, 98),
  ]).toEqual(["24", "Moderate", "98°"]);
  expect(outcomeText({ ...bar, area: "rom" }, null)).toBe("unknown");
});

test("an address names a bar; what is none is refused", () => {
  expect(metricParam(bar)).toBe("outcome.oks.2.2026-11");
  expect(parseMetric("outcome.oks.2.2026-11")).toEqual(bar);
  expect(metricParam(all)).toBe("outcomes.oks.3");
  expect(parseMetric("outcomes.oks.3")).toEqual(all);
  const ofBars = ["outcome.oks.2.2026-13", "outcome.oks.10.2026-11", "outcome.overall.2.2026-11", "outcome.oks.2"];
  for (const text of [...ofBars, "outcomes.oks.4", "outcomes.overall.3", "outcomes.oks"])
    expect(parseMetric(text), text).toBeNull();
  expect(metricSchema.safeParse({ ...bar, band: 1.5 }).success).toBe(false);
});

test("the table for a spreadsheet has a row for each form", () => {
  const rows = [{ name: "Ann Lee", date: friday, value: "24" }];
  expect(formsCsv({ heading: "1 form, 21–30", sentence: "Forms." }, rows)).toBe(
    '"1 form, 21–30"\r\n"Forms."\r\n"Patient","Day","Value"\r\n"Ann Lee","11/20/2026","24"\r\n',
  );
});
