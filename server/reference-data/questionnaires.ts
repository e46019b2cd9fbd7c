import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import type { Span } from "./exercises.ts";
import * as forms from "./questions.ts";

/** The days on which a questionnaire is due: weekdays in a window, or listed days from surgery. */
export type DueDays = Span &
  (
    | { readonly type: "weekly"; readonly weekdays: readonly number[] }
    | { readonly type: "custom"; readonly days: readonly number[] }
  );

export type Questionnaire = {
  readonly code: string;
  readonly name: string;
  readonly kind: QuestionnaireKind;
  readonly licence: string;
  readonly questions: readonly forms.Question[];
  readonly spans: readonly DueDays[];
  /** Number of days that its questions cover. */
  readonly recallDays?: number;
};

const weekly = (start: number, end: number, ...weekdays: number[]): DueDays => ({
  type: "weekly",
  start,
  end,
  weekdays,
});
const onDays = (...days: number[]): DueDays => ({ type: "custom", start: days[0] ?? 0, end: days.at(-1) ?? 0, days });

const functionDays = onDays(-14, 14, 42, 70, 98, 126, 182, 273, 365);
const jrDays = onDays(-14, 91, 365);
const everyDay = [0, 1, 2, 3, 4, 5, 6];

const ownWords = (name: string): string =>
  `Our own questions on the subjects of the ${name}. The original form needs a licence of Oxford University Innovation.`;
const unalteredLicense = (name: string): string =>
  `${name} by the Hospital for Special Surgery: free to use, not to be altered.`;

const functionForms: readonly Questionnaire[] = [
  {
    code: "K12",
    name: "Knee Function 12",
    kind: "oxford-knee",
    licence: ownWords("Oxford Knee Score"),
    questions: forms.kneeFunction,
    spans: [functionDays],
    recallDays: 28,
  },
  {
    code: "H12",
    name: "Hip Function 12",
    kind: "oxford-hip",
    licence: ownWords("Oxford Hip Score"),
    questions: forms.hipFunction,
    spans: [functionDays],
    recallDays: 28,
  },
  {
    code: "KOOS",
    name: "KOOS JR",
    kind: "koos-jr",
    licence: unalteredLicense("KOOS, JR."),
    questions: forms.koosJr,
    spans: [jrDays],
  },
  {
    code: "HOOS",
    name: "HOOS JR",
    kind: "hoos-jr",
    licence: unalteredLicense("HOOS, JR."),
    questions: forms.hoosJr,
    spans: [jrDays],
  },
];

const checks: readonly Questionnaire[] = [
  {
    code: "PAIN",
    name: "Pain Check",
    kind: "pain",
    licence: "",
    questions: forms.painCheck,
    spans: [weekly(1, 42, 1, 3, 5), weekly(43, 182, 1)],
  },
  {
    code: "BEND",
    name: "Bend and Straighten",
    kind: "range-of-motion",
    licence: "",
    questions: forms.bendAndStraighten,
    spans: [weekly(3, 42, 1, 4), weekly(43, 182, 1)],
  },
  {
    code: "SAFE",
    name: "Daily Safety Check",
    kind: "safety",
    licence: "",
    questions: forms.safetyCheck,
    spans: [weekly(1, 14, ...everyDay), weekly(15, 42, 1, 4)],
  },
  {
    code: "GOING",
    name: "How Is It Going",
    kind: "feedback",
    licence: "",
    questions: forms.howIsItGoing,
    spans: [onDays(21, 42, 91)],
  },
];

/** The questionnaires with their schedules. */
export const questionnaires: readonly Questionnaire[] = [...functionForms, ...checks];
