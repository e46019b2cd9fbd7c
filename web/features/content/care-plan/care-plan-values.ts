import { carePlanForm } from "@restride/domain/content/care-plan-form.ts";
import type { CarePlanBodyInput } from "../../../generated/inputs.ts";
import { parseDay, jointInput, formatNumber, parseWholeNumber, formatDay, formatJoint } from "../content-fields.ts";
import type { ContentForm, ContentRecord } from "../use-content-editor.ts";
import * as texts from "./care-plan-texts.ts";

/** Typed values of a device row. */
export interface DeviceValues {
  readonly deviceid: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly interval: string;
  readonly time: string;
  readonly skiponsurgerydate: boolean;
}

/** Typed values of a questionnaire span; `days` is used by custom spans. */
export interface SpanValues {
  readonly formid: string;
  readonly scheduletype: string;
  readonly schedule: readonly number[];
  readonly days: string;
  readonly startdate: string;
  readonly enddate: string;
  readonly skiponsurgerydate: boolean;
}

/** Values of the form of a care plan. */
export interface CarePlanValues {
  readonly name: string;
  readonly description: string;
  /** 'knee', 'hip', or 'both'; empty before a choice. */
  readonly surgery_type: string;
  readonly age_groups: readonly string[];
  readonly pace: string;
  readonly isForAll: boolean;
  readonly customers: readonly string[];
  readonly regimens: readonly string[];
  readonly devices: readonly DeviceValues[];
  readonly feedback: readonly SpanValues[];
}

const listedDays = (text: string): (number | null)[] =>
  text
    .split(",")
    .filter((part) => part.trim() !== "")
    .map(parseDay);

/** Parses a list of days, "-14, 14, 42"; entries that are no days are left out. */
export const readDays = (text: string): number[] => listedDays(text).filter((day) => day !== null);
/** Parses a list of days; an entry that is no day becomes NaN, so that validation refuses it. */
const checkedDays = (text: string): number[] => listedDays(text).map((day) => day ?? Number.NaN);

type SavedCarePlan = NonNullable<ContentRecord["carePlan"]>;

const devicesOf = ({ devices }: SavedCarePlan): DeviceValues[] =>
  (devices ?? []).map((row) => ({
    deviceid: row.deviceid,
    start_date: formatDay(row.start_date),
    end_date: formatDay(row.end_date),
    interval: formatNumber(row.interval),
    time: formatNumber(row.time),
    skiponsurgerydate: row.skiponsurgerydate ?? true,
  }));

const spansOf = ({ feedback }: SavedCarePlan): SpanValues[] =>
  (feedback ?? []).map((row) => ({
    formid: row.formid,
    scheduletype: row.scheduletype ?? "weekly",
    schedule: row.scheduletype === "weekly" ? (row.schedule ?? []) : [],
    days: row.scheduletype === "custom" ? (row.schedule ?? []).join(", ") : "",
    startdate: formatDay(row.startdate),
    enddate: formatDay(row.enddate),
    skiponsurgerydate: row.skiponsurgerydate ?? true,
  }));

const valuesOf = (content: ContentRecord | null): CarePlanValues => {
  const plan: SavedCarePlan = content?.carePlan ?? ({} as SavedCarePlan);
  return {
    name: plan.name ?? "",
    description: plan.description ?? "",
    surgery_type: formatJoint(plan.surgery_type),
    age_groups: plan.age_groups ?? [],
    pace: plan.pace ?? "standard",
    isForAll: !plan.customers,
    customers: plan.customers ?? [],
    regimens: plan.regimens ?? [],
    devices: devicesOf(plan),
    feedback: spansOf(plan),
  };
};

const bodyOf = (values: CarePlanValues, daysOf = readDays): CarePlanBodyInput => {
  const { surgery_type, isForAll, customers, devices, feedback, age_groups, regimens, ...plainValues } = values;
  return {
    ...plainValues,
    ...jointInput(surgery_type),
    age_groups: [...age_groups],
    customers: isForAll ? null : [...customers],
    regimens: [...regimens],
    devices: devices.map((row) => ({
      ...row,
      start_date: parseDay(row.start_date),
      end_date: parseDay(row.end_date),
      interval: parseWholeNumber(row.interval),
      time: parseWholeNumber(row.time),
    })),
    feedback: feedback.map(({ days, schedule, startdate, enddate, ...row }) => ({
      ...row,
      ...(row.scheduletype === "custom"
        ? { schedule: daysOf(days) }
        : { schedule: [...schedule], startdate: parseDay(startdate), enddate: parseDay(enddate) }),
    })),
  };
};

const rowsIn = (value: readonly unknown[]): string => texts.entryCount(value.length);

/** Form definition of a care plan. */
export const carePlanContent: ContentForm<CarePlanValues> = {
  kind: "carePlan",
  schema: { safeParse: (values) => carePlanForm.safeParse(bodyOf(values as CarePlanValues, checkedDays)) },
  valuesOf,
  bodyOf: (values) => ({ carePlan: bodyOf(values) }),
  labels: {
    name: texts.name,
    description: texts.description,
    surgery_type: texts.surgeryType,
    age_groups: texts.ageGroups,
    pace: texts.pace,
    isForAll: texts.allClinics,
    customers: texts.clinics,
    regimens: texts.regimens,
    devices: texts.devices,
    feedback: texts.questionnaires,
  },
  shownValue: (value) => {
    if (typeof value === "boolean") return value ? texts.yes : texts.noLabel;
    if (typeof value === "string") return value;
    return value.every((each) => typeof each === "string" && each.length < 8) ? value.join(", ") : rowsIn(value);
  },
};
