import { questionnaireRow, readDays } from "@restride/domain/programmes/questionnaire-form.ts";
import type { ProgrammeQuestionnaire } from "@restride/domain/programmes/programme.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import { readId } from "@restride/domain/values/id.ts";
import { readDay, typedDay } from "../DayField.tsx";
import type { PlanContext } from "../plan-context.ts";
import { randomId } from "../../../platform/device/random-id.ts";

/** Form values of one span of a weekly schedule: first and last day as the user typed them, and the days of the week. */
export interface SpanValues {
  readonly _id: string;
  readonly startdate: string;
  readonly enddate: string;
  readonly weekdays: readonly number[];
}

/** Form values of the schedule of a questionnaire. */
export interface QuestionnaireValues {
  readonly scheduletype: "weekly" | "custom";
  readonly spans: readonly SpanValues[];
  /** Id of the row of a custom schedule. */
  readonly customId: string;
  /** Days of a custom schedule, as typed. */
  readonly schedule: string;
  readonly skiponsurgerydate: boolean;
}

const usualSpan = { weekdays: [1], start: 1, end: 42 };

/** Returns another span, which begins after the last one. */
export const nextSpan = (spans: readonly SpanValues[], { patient, day }: PlanContext): SpanValues => {
  const surgery = patient.surgery.date;
  const ends = spans.flatMap(({ enddate }) => readDay(enddate, "days", surgery) ?? []);
  const start = Math.max(day, usualSpan.start, ...ends.map((end) => end + 1));
  return {
    _id: randomId(),
    startdate: typedDay(start, "days", surgery),
    enddate: typedDay(start + usualSpan.end - 1, "days", surgery),
    weekdays: usualSpan.weekdays,
  };
};

/** Returns the form values for the saved rows of a questionnaire. Without rows, the schedule is custom and has no days. */
export const valuesOf = (rows: readonly ProgrammeQuestionnaire[], planContext: PlanContext): QuestionnaireValues => {
  const surgery = planContext.patient.surgery.date;
  const weekly = rows.filter(({ scheduletype }) => scheduletype === "weekly");
  const spans = weekly.map(({ _id, startdate, enddate, schedule }) => ({
    _id,
    startdate: typedDay(startdate, "days", surgery),
    enddate: typedDay(enddate, "days", surgery),
    weekdays: schedule,
  }));
  const custom = rows.flatMap((row) => (row.scheduletype === "custom" ? row.schedule : []));
  return {
    scheduletype: spans.length > 0 ? "weekly" : "custom",
    spans: spans.length > 0 ? spans : [nextSpan([], planContext)],
    customId: (rows.find(({ scheduletype }) => scheduletype === "custom") ?? rows[0])?._id ?? randomId(),
    schedule: custom.join(", "),
    skiponsurgerydate: rows[0]?.skiponsurgerydate ?? true,
  };
};

const rowOf = (span: SpanValues, { skiponsurgerydate }: QuestionnaireValues, planContext: PlanContext) => ({
  scheduletype: "weekly",
  schedule: span.weekdays,
  startdate: readDay(span.startdate, "days", planContext.patient.surgery.date),
  enddate: readDay(span.enddate, "days", planContext.patient.surgery.date),
  skiponsurgerydate,
});

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type ParseResult =
  | { success: true; data: ProgrammeQuestionnaire[] }
  | { success: false; error: { issues: readonly Issue[] } };

/**
 * Returns the schema of the form values; errors name a span by its index. Spans in `saved` may be in the past. Days in `answered` stay in a custom
 * schedule even when the user removed them.
 */
export const questionnaireSchema = (
  formid: string,
  planContext: PlanContext,
  saved: readonly ProgrammeQuestionnaire[] = [],
  answered: readonly number[] = [],
) => {
  const rulesOf = (id: string) =>
    questionnaireRow({ today: planContext.day, saved: saved.find(({ _id }) => _id === id) ?? null });
  const weekly = (values: QuestionnaireValues): ParseResult => {
    const read = values.spans.map((span) =>
      rulesOf(span._id).safeParse({ ...rowOf(span, values, planContext), _id: readId(span._id), formid }),
    );
    const issues = read.flatMap(({ error }, at) =>
      (error?.issues ?? []).map(({ path, message }) => ({
        path: ["spans", at, ...path.map((part) => (part === "schedule" ? "weekdays" : part))],
        message,
      })),
    );
    return issues.length > 0
      ? { success: false, error: { issues } }
      : { success: true, data: read.flatMap(({ data }) => (data ? [data] : [])) };
  };
  const custom = (values: QuestionnaireValues): ParseResult => {
    const typed = readDays(values.schedule);
    if (isRefusal(typed))
      return { success: false, error: { issues: [{ path: ["schedule"], message: typed.message }] } };
    const schedule = [...typed, ...answered];
    const _id = readId(values.customId);
    const { skiponsurgerydate } = values;
    const read = rulesOf(_id).safeParse({ _id, formid, scheduletype: "custom", schedule, skiponsurgerydate });
    return read.success
      ? { success: true, data: [read.data] }
      : {
          success: false,
          error: { issues: read.error.issues.map(({ message }) => ({ path: ["schedule"], message })) },
        };
  };
  return {
    safeParse: (values: unknown): ParseResult => {
      const typed = values as QuestionnaireValues;
      return typed.scheduletype === "weekly" ? weekly(typed) : custom(typed);
    },
  };
};
