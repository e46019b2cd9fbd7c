import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../../values/calendar-date.ts";
import { hasPhoneShape, isLastFour, normalisePhone } from "../../values/phone.ts";
import { withoutNull } from "../../values/without-null.ts";
import { surgeryTimes } from "../../schedules/surgery-days.ts";
import { countedFields } from "../../counted/counted-patients.ts";
import { type SurgeryDates, surgeryDatesOf, surgeryRanges } from "../surgery-range.ts";

const calendarDateField = z.custom<CalendarDate>(isCalendarDate, "Please select date range");

/** Limits of a score or a progress, 0 to 100. */
export const limitsSchema = z
  .object({ min: z.int().min(0).max(100), max: z.int().min(0).max(100) })
  .refine(({ min, max }) => min <= max, "Please choose a range.");

export type Limits = z.output<typeof limitsSchema>;

/** The four last digits of a phone, also when they come as a number and have lost their leading zeros. */
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
  /** Ids of customers; only in the search over a company. */
  customer: ids.max(200),
  /** A part of the surgeon's name; only in the search over a company. */
  surgeonname: z.string().trim().min(1).max(50),
  lastdigitsofphone: lastDigits,
  /** The whole phone in international form; what has no plus gets +1. A national zero is dropped where it is searched for. */
  phone: z.string().transform(normalisePhone).refine(hasPhoneShape, "Please enter valid number!"),
  /** Beginnings of any of the names, in any order, as a form asks for them. */
  lastname_plain: z.string().trim().min(1).max(40),
  /** Beginnings of any of the names, in any order: 'ros tea', 'Teague, Rosalind'. */
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
  /** How surgery dates are limited: weeks around today, dates, or not at all. */
  surgeryrangetype: z.enum(["range", "date", "none"]),
  /** Surgery time: ahead or not. */
  optype: z.enum(surgeryTimes),
  surgeryrange: z.literal(surgeryRanges),
  /** The same as surgeryrange, as older clients name it. */
  surgerywkrange: z.literal(surgeryRanges),
  /** First and last surgery date. */
  surgeryDate: z
    .tuple([calendarDateField, calendarDateField])
    .refine(([from, to]) => from <= to, "Please select date range"),
  type: z.enum(["active", "inactive", "all"]),
  /** Ids of the patients to choose from. */
  patients: ids.max(10_000),
  ...countedFields,
  remember: z.boolean(),
};

const sent = (input: unknown): unknown =>
  typeof input === "object" && input !== null ? withoutNull(input) : (input ?? {});

/** What the patient list shows, as it goes over the wire; what is missing does not limit, but the list starts with active patients. */
export const patientFilterSchema = z.preprocess(
  sent,
  z
    .object(fields)
    .partial()
    .extend({ type: fields.type.default("active") }),
);

export type PatientFilter = z.output<typeof patientFilterSchema>;
export type PatientFilterField = keyof PatientFilter;

export const patientFilterFields = Object.keys(fields) as readonly PatientFilterField[];

/** The filter a patient list starts with. */
export const defaultPatientFilter: PatientFilter = { type: "active" };

/** The surgery dates a filter means today; no limits when it names none. */
export const filterSurgeryDates = (filter: PatientFilter, today: CalendarDate): SurgeryDates => {
  const { surgeryrangetype, optype, surgeryDate } = filter;
  if (surgeryrangetype === "date" && surgeryDate) return { from: surgeryDate[0], to: surgeryDate[1] };
  const range = filter.surgeryrange ?? filter.surgerywkrange;
  if (surgeryrangetype !== "range" || !optype || range === undefined) return { from: null, to: null };
  return surgeryDatesOf(optype, range, today);
};

/** A filter as the parameters of an address: what equals the start is left out. */
export const filterToSearchParams = (filter: PatientFilter): URLSearchParams => {
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

/** Whether a filter says how surgery dates are limited, but not to which. */
const isHalf = ({ surgeryrangetype, optype, surgeryDate, surgeryrange, surgerywkrange }: PatientFilter): boolean =>
  surgeryrangetype === "date"
    ? !surgeryDate
    : surgeryrangetype === "range" && (!optype || (surgeryrange ?? surgerywkrange) === undefined);

/** The filter written in an address. A parameter that makes no sense is passed over, since people edit and share addresses. */
export const filterFromSearchParams = (params: URLSearchParams): PatientFilter => {
  const parameters = patientFilterFields.flatMap((field) => {
    const text = params.get(field);
    const value = text === null ? undefined : readField(field, text);
    return value === undefined ? [] : [[field, value] as const];
  });
  const filter = patientFilterSchema.parse(Object.fromEntries(parameters));
  return isHalf(filter) ? { ...filter, surgeryrangetype: "none" } : filter;
};
