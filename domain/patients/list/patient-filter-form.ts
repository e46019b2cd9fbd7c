import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../../values/calendar-date.ts";
import { isLastFour } from "../../values/phone.ts";
import type { Limits, PatientFilter } from "./patient-filter.ts";
import { surgeryTimes } from "../../schedules/surgery-days.ts";
import { defaultSurgeryRange, surgeryRanges } from "../surgery-range.ts";
import * as texts from "./list-texts.ts";

/** Ends of the score and progress sliders. */
export const sliderRange: Limits = { min: 0, max: 100 };

const slider = z.object({ min: z.int().min(0).max(100), max: z.int().min(0).max(100) }).optional();

const optionalDate = z.custom<CalendarDate>((value) => value === null || isCalendarDate(value)).nullish();

const formFields = z.object({
  lastname_plain: z.string().trim().max(40, texts.theLastNameHasAtMost).default(""),
  lastdigitsofphone: z
    .string()
    .trim()
    .refine((digits) => digits === "" || isLastFour(digits), texts.pleaseEnter4Digits)
    .default(""),
  surgeon: z.array(z.string()).max(200).default([]),
  painlevel: z.array(z.int().min(0).max(4)).default([]),
  surgerytype: z.enum(["all", "knee", "hip"]).default("all"),
  surgeryrangetype: z.enum(["range", "date", "none"]).default("none"),
  optype: z.enum(surgeryTimes).nullish(),
  surgeryrange: z.literal(surgeryRanges).nullish(),
  surgeryDate: z.tuple([optionalDate, optionalDate]).nullish(),
  kneescore: slider,
  hipscore: slider,
  progress: slider,
  deviceprogress: slider,
  type: z.enum(["active", "inactive", "all"]).default("active"),
  remember: z.boolean().default(false),
});

/** Values of the filter dialog while it is filled in. */
export type PatientFilterForm = z.input<typeof formFields>;
type FilledForm = z.output<typeof formFields>;

type SurgeryDatesLimit = Pick<Partial<FilledForm>, "surgeryrangetype" | "optype" | "surgeryrange" | "surgeryDate">;

/** Returns the missing values of a limit of surgery dates, by field. A limit with a missing value would match every patient. */
export const surgeryDatesProblems = ({
  surgeryrangetype = "none",
  optype,
  surgeryrange,
  surgeryDate,
}: SurgeryDatesLimit): [string, string][] => {
  if (surgeryrangetype === "date") {
    const [from, to] = surgeryDate ?? [];
    return from && to && from <= to ? [] : [["surgeryDate", texts.pleaseSelectDateRange]];
  }
  if (surgeryrangetype === "none") return [];
  const problems: [string, string][] = [];
  if (!optype) problems.push(["optype", texts.pleaseSelectSurgeryTime]);
  if (surgeryrange === null || surgeryrange === undefined)
    problems.push(["surgeryrange", texts.pleaseSelectSurgeryRange]);
  return problems;
};

/** Returns the limits of a slider; undefined for a slider that does not limit: all zero, or from end to end. */
const limitsOf = (limits: Limits | undefined): Limits | undefined =>
  !limits || limits.max === 0 || (limits.min === sliderRange.min && limits.max === sliderRange.max)
    ? undefined
    : limits;

const surgeryOf = (form: FilledForm): Partial<PatientFilter> => {
  const { surgeryrangetype, optype, surgeryrange, surgeryDate } = form;
  const [from, to] = surgeryDate ?? [];
  if (surgeryrangetype === "date" && from && to) return { surgeryrangetype, surgeryDate: [from, to] };
  if (surgeryrangetype !== "range" || !optype || typeof surgeryrange !== "number") return {};
  return { surgeryrangetype, optype, surgeryrange };
};

const filledFields = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

const toFilter = (form: FilledForm): PatientFilter => ({
  type: form.type,
  ...surgeryOf(form),
  ...filledFields({
    lastname_plain: form.lastname_plain || undefined,
    lastdigitsofphone: form.lastdigitsofphone || undefined,
    surgeon: form.surgeon.length > 0 ? form.surgeon : undefined,
    painlevel: form.painlevel.length > 0 ? form.painlevel : undefined,
    surgerytype: form.surgerytype === "all" ? undefined : form.surgerytype,
    kneescore: limitsOf(form.kneescore),
    hipscore: limitsOf(form.hipscore),
    progress: limitsOf(form.progress),
    deviceprogress: limitsOf(form.deviceprogress),
    remember: form.remember || undefined,
  }),
});

/** Schema of the filter dialog. It returns a filter without the values that do not limit, or all problems together. */
export const patientFilterForm = formFields
  .superRefine((form, context) => {
    for (const [field, message] of surgeryDatesProblems(form))
      context.addIssue({ code: "custom", path: [field], message });
  })
  .transform(toFilter);

/** Returns the form after another surgery range type was chosen: the values of the other types are cleared, and its own are reset. */
export const chooseRangeType = (
  form: PatientFilterForm,
  surgeryrangetype: NonNullable<PatientFilterForm["surgeryrangetype"]>,
): PatientFilterForm => ({
  ...form,
  surgeryrangetype,
  optype: null,
  surgeryrange: surgeryrangetype === "range" ? defaultSurgeryRange : null,
  surgeryDate: null,
});

/** Returns the dialog's values for a filter. */
export const patientFilterFormOf = (filter: PatientFilter): PatientFilterForm => {
  const { patients: _, customer: _1, compliance: _2, engagement: _3, surgerywkrange, ...fields } = filter;
  return surgerywkrange === undefined ? fields : { surgeryrange: surgerywkrange, ...fields };
};
