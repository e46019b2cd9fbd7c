import { countText } from "../../texts/count-text.ts";
import { painLevels } from "../../questionnaires/pain-level.ts";
import { complianceWords, engagementWords } from "../../drill-down/metric-filter.ts";
import { formatUs } from "../../values/calendar-date.ts";
import type { Limits, PatientFilter, PatientFilterField } from "./patient-filter.ts";
import { surgeryRangeLabel } from "../surgery-range.ts";
import { surgeryTypeLabel } from "../../schedules/surgery-days.ts";

/** Removable part of the filter summary, such as `Status Inactive`. */
export type PatientFilterChip = { readonly field: PatientFilterField; readonly label: string; readonly value: string };

/** Returns the last name of a surgeon by id; undefined when it is not known. */
export type SurgeonName = (id: string) => string | undefined;

const limits = ({ min, max }: Limits): string => `${min}–${max}`;

const surgeryChip = (filter: PatientFilter): string | undefined => {
  const { surgeryrangetype, optype, surgeryDate } = filter;
  if (surgeryrangetype === "date" && surgeryDate) return surgeryDate.map(formatUs).join(" – ");
  const range = filter.surgeryrange ?? filter.surgerywkrange;
  if (surgeryrangetype !== "range" || !optype || range === undefined) return undefined;
  return `${optype} ${surgeryRangeLabel(range)}`;
};

/** Names of the statuses. The list shows active patients by default, so that status is no filter. */
const statusNames = { active: undefined, inactive: "Inactive", all: "All" } as const;

const doctors = (ids: readonly string[], surgeonName: SurgeonName): string =>
  ids.map((id) => surgeonName(id) ?? "Unknown").join(", ");

const joinText = (filter: PatientFilter): string | undefined =>
  filter.surgerytype && filter.surgerytype !== "all" ? surgeryTypeLabel(filter.surgerytype) : undefined;

/** Returns the parts of a filter as texts, in the order of the dialog. */
export const patientFilterChips = (filter: PatientFilter, surgeonName: SurgeonName): PatientFilterChip[] => {
  const { patients, surgeon, painlevel, progress, deviceprogress, kneescore, hipscore } = filter;
  const chips: [PatientFilterField, string, string | undefined][] = [
    ["type", "Status", statusNames[filter.type]],
    ["patients", "Selected", patients && countText(patients.length, "patient")],
    ["compliance", "Compliance", complianceWords(filter)],
    ["engagement", "Engagement", engagementWords(filter)],
    ["lastname_plain", "Last name", filter.lastname_plain],
    ["name", "Name", filter.name],
    ["lastdigitsofphone", "Phone", filter.lastdigitsofphone && `•••• ${filter.lastdigitsofphone}`],
    ["phone", "Phone", filter.phone],
    ["surgeon", "Doctor", surgeon?.length ? doctors(surgeon, surgeonName) : undefined],
    ["surgerytype", "Surgery type", joinText(filter)],
    ["surgeryrangetype", filter.surgeryrangetype === "date" ? "Surgery date" : "Surgery range", surgeryChip(filter)],
    ["painlevel", "Pain", painlevel?.map((code) => painLevels[code]).join(", ") || undefined],
    ["deviceprogress", "Measurement Progress", deviceprogress && limits(deviceprogress)],
    ["progress", "Exercise Progress", progress && limits(progress)],
    ["kneescore", "Knee Score", kneescore && limits(kneescore)],
    ["hipscore", "Hip Score", hipscore && limits(hipscore)],
  ];
  return chips.flatMap(([field, label, value]) => (value ? [{ field, label, value }] : []));
};

/** Fields that are removed together with a part. */
const together: Partial<Record<PatientFilterField, readonly PatientFilterField[]>> = {
  surgeryrangetype: ["surgeryrangetype", "optype", "surgeryrange", "surgerywkrange", "surgeryDate"],
  compliance: ["compliance", "weeks", "joint"],
  engagement: ["engagement", "days"],
};

/** Returns a filter without one of its parts. Without the status the list shows active patients again. */
export const withoutFilterField = (filter: PatientFilter, field: PatientFilterField): PatientFilter => {
  if (field === "type") return { ...filter, type: "active" };
  const removed = together[field] ?? [field];
  return {
    type: filter.type,
    ...Object.fromEntries(Object.entries(filter).filter(([key]) => !removed.includes(key as PatientFilterField))),
  };
};
