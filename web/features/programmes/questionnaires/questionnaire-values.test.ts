import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import { newQuestionnaire } from "@restride/domain/programmes/assign-content.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { nextSpan, questionnaireSchema, valuesOf } from "./questionnaire-values.ts";

const form = readId("00000000-0000-4000-8000-000000000009");
const one = readId("00000000-0000-4000-8000-000000000001");
const surgery = { type: "knee", date: calendarDate("2026-12-07") } as const;
const planContext = { patient: { surgery } as PatientForm, today: calendarDate("2026-11-20"), day: -17 };
const row = { ...newQuestionnaire, _id: one, formid: form, startdate: 1, enddate: 42 };
const values = valuesOf([row], planContext);
const schema = questionnaireSchema(form, planContext);
const problems = (change: object) => {
  const read = schema.safeParse({ ...values, ...change });
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join("."), message]);
};
const span = values.spans[0]!;

test("B182: spans and days are typed and read back as they were", () => {
  expect(schema.safeParse(values)).toEqual({ success: true, data: [row] });
  expect(span).toMatchObject({ startdate: "+1", enddate: "+42", weekdays: [1] });
  const custom = { ...row, scheduletype: "custom" as const, schedule: [-14, 14], startdate: -14, enddate: 14 };
  expect(valuesOf([custom], planContext)).toMatchObject({ scheduletype: "custom", schedule: "-14, 14" });
});

test("B237 B238 B239: what is wrong with a span stands at its field", () => {
  expect(problems({ spans: [{ ...span, weekdays: [] }] })).toEqual([["spans.0.weekdays", "Please select week days!"]]);
  expect(problems({ spans: [span, { ...span, startdate: "" }] })).toContainEqual([
    "spans.1.startdate",
    "Please select start date.",
  ]);
  expect(problems({ spans: [{ ...span, startdate: "-20" }] })).toContainEqual([
    "spans.0.startdate",
    "select days -17 or greater!",
  ]);
});

test("B240: custom days are sorted, each once; what is no number is told", () => {
  const custom = { ...values, scheduletype: "custom", schedule: "42, -14,14, 42" };
  expect(schema.safeParse(custom)).toMatchObject({
    success: true,
    data: [{ schedule: [-14, 14, 42], startdate: -14, enddate: 42 }],
  });
  expect(problems({ scheduletype: "custom", schedule: "14, 7O" })).toEqual([["schedule", "Please enter numeric day"]]);
  expect(problems({ scheduletype: "custom", schedule: "" })).toEqual([["schedule", "Please select days."]]);
});

test("a listed day that was answered stays, though nobody types it", () => {
  const saved = [{ ...row, scheduletype: "custom" as const, schedule: [-20, 14], startdate: -20, enddate: 14 }];
  const typed = { ...valuesOf(saved, planContext), schedule: "14, 42" };
  expect(questionnaireSchema(form, planContext, saved, [-20]).safeParse(typed)).toMatchObject({
    success: true,
    data: [{ schedule: [-20, 14, 42], startdate: -20, enddate: 42 }],
  });
});

test("a further span begins after the last one", () => {
  expect(nextSpan(values.spans, planContext)).toMatchObject({ startdate: "+43", enddate: "+84", weekdays: [1] });
});
