import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../../values/calendar-date.ts";
import { hasPhoneShape, isLastFour, normalisePhone } from "../../values/phone.ts";
import { withoutNull } from "../../values/without-null.ts";
import { surgeryTimes } from "../../schedules/surgery-days.ts";
import { metricFields } from "../../drill-down/metric-filter.ts";
import { type SurgeryDates, surgeryDatesOf, surgeryRanges } from "../surgery-range.ts";
import * as texts from "./list-texts.ts";

const calendarDateField = z.custom<CalendarDate>(isCalendarDate, "Please select date range");

/** Schema of the limits of a score or a progress, 0 to 100. */
export const limitsSchema = z
  .object({ min: z.int().min(0).max(100), max: z.int().min(0).max(100) })
  .refine(({ min, max }) => min <= max, texts.pleaseChooseARange);

export type Limits = z.output<typeof limitsSchema>;

/** Schema of the last four digits of a phone. A number is padded with the leading zeros that it lost. */
const lastDigits = z
  .union([
    z.string().trim(),
    z
      .int()
      .min(0)
      .max(9999)
      .transform((digits) => String(digits).padStart(4, "0")),
  ])
  .refine(isLastFour, "Please enter 4 digits");

const ids = z.array(z.string().min(1).max(64));

const fields = {
  /** Ids of surgeons. */
  surgeon: ids.max(200),
  /** Ids of customers; only in the search within a company. */
  customer: ids.max(200),
  /** Part of the surgeon's name; only in the search within a company. */
  surgeonname: z.string().trim().min(1).max(50),
  lastdigitsofphone: lastDigits,
  /** The whole phone in international form; without a plus, +1 is added. The search drops a national zero. */
  phone: z.string().transform(normalisePhone).refine(hasPhoneShape, texts.pleaseEnterValidNumber),
  /** Prefixes of any of the names, in any order, as a form sends them. */
  lastname_plain: z.string().trim().min(1).max(40),
  /** Prefixes of any of the names, in any order: 'ros tea', 'Teague, Rosalind'. */
  name: z.string().trim().min(1).max(80),
  /** Codes of pain, 0 None to 4 Severe. */
  painlevel: z.array(z.int().min(0).max(4)).max(5),
  kneescore: limitsSchema,
  hipscore: limitsSchema,
  /** Exercise progress in percent. */
  progress: limitsSchema,
  /** Measurement progress in percent. */
  deviceprogress: limitsSchema,
  surgerytype: z.enum(["knee", "hip", "all"]),
  /** Kind of the limit of surgery dates: weeks around today, dates, or none. */
  surgeryrangetype: z.enum(["range", "date", "none"]),
  /** Surgery time: before surgery (Pre) or after (Post). */
  optype: z.enum(surgeryTimes),
  surgeryrange: z.literal(surgeryRanges),
  /** Same as `surgeryrange`, as older clients name it. */
  surgerywkrange: z.literal(surgeryRanges),
  /** First and last surgery date. */
  surgeryDate: z
    .tuple([calendarDateField, calendarDateField])
    .refine(([from, to]) => from <= to, "Please select date range"),
  type: z.enum(["active", "inactive", "all"]),
  /** Ids of the patients that the filter is limited to. */
  patients: ids.max(10_000),
  ...metricFields,
  remember: z.boolean(),
};

const withoutNullFields = (input: unknown): unknown =>
  typeof input === "object" && input !== null ? withoutNull(input) : (input ?? {});

/**
 * Schema of the filter of the patient list, as it goes over the wire. A missing field has no effect, except the status, which is active by
 * default.
 */
export const patientFilterSchema = z.preprocess(
  withoutNullFields,
  z
    .object(fields)
    .partial()
    .extend({ type: fields.type.default("active") }),
);

export type PatientFilter = z.output<typeof patientFilterSchema>;
export type PatientFilterField = keyof PatientFilter;

export const patientFilterFields = Object.keys(fields) as readonly PatientFilterField[];

/** Filter of the initial list: the active patients. */
export const defaultPatientFilter: PatientFilter = { type: "active" };

/** Returns the surgery dates that a filter covers today; both ends null for a filter without that limit. */
export const surgeryDatesOfFilter = (filter: PatientFilter, today: CalendarDate): SurgeryDates => {
  const { surgeryrangetype, optype, surgeryDate } = filter;
  if (surgeryrangetype === "date" && surgeryDate) return { from: surgeryDate[0], to: surgeryDate[1] };
  const range = filter.surgeryrange ?? filter.surgerywkrange;
  if (surgeryrangetype !== "range" || !optype || range === undefined) return { from: null, to: null };
  return surgeryDatesOf(optype, range, today);
};

/** Returns a filter as the parameters of an address, without the values of the initial filter. */
export const patientFilterParams = (filter: PatientFilter): URLSearchParams => {
  const params = new URLSearchParams();
  for (const field of patientFilterFields) {
    const value = filter[field];
    if (value === undefined || (field === "type" && value === defaultPatientFilter.type)) continue;
    params.set(field, typeof value === "string" ? value : JSON.stringify(value));
  }
  return params;
};

const readField = (field: PatientFilterField, text: string): unknown => {
  const plain = fields[field].safeParse(text);
  if (plain.success) return plain.data;
  try {
    return fields[field].safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Returns whether a filter has a kind of limit for surgery dates but no values for it. */
const isHalf = ({ surgeryrangetype, optype, surgeryDate, surgeryrange, surgerywkrange }: PatientFilter): boolean =>
  surgeryrangetype === "date"
    ? !surgeryDate
    : surgeryrangetype === "range" && (!optype || (surgeryrange ?? surgerywkrange) === undefined);

/** Parses the filter of an address. Invalid parameters are ignored, because people edit and share addresses. */
export const parsePatientFilter = (params: URLSearchParams): PatientFilter => {
  const parameters = patientFilterFields.flatMap((field) => {
    const text = params.get(field);
    const value = text === null ? undefined : readField(field, text);
    return value === undefined ? [] : [[field, value] as const];
  });
  const filter = patientFilterSchema.parse(Object.fromEntries(parameters));
  return isHalf(filter) ? { ...filter, surgeryrangetype: "none" } : filter;
};
