import { painLevels } from "../questionnaires/pain-level.ts";
import { formatUs } from "../values/calendar-date.ts";
import type { Limits, PatientFilter, PatientFilterField } from "./patient-filter.ts";
import { surgeryRangeLabel } from "./surgery-range.ts";
import { surgeryTypeLabel } from "./surgery-days.ts";

/** One removable part of the filter summary, such as `Status Active`. */
export type FilterChip = { readonly field: PatientFilterField; readonly label: string; readonly value: string };

/** What the summary reads when nothing limits the list. */
export const noFiltersText = "No filters applied.";

/** The last name of a surgeon by id, as far as it is known. */
export type SurgeonName = (id: string) => string | undefined;

const limits = ({ min, max }: Limits): string => `${min}–${max}`;

const surgeryChip = (filter: PatientFilter): string | undefined => {
  const { surgeryrangetype, optype, surgeryDate } = filter;
  if (surgeryrangetype === "date" && surgeryDate) return surgeryDate.map(formatUs).join(" – ");
  const range = filter.surgeryrange ?? filter.surgerywkrange;
  if (surgeryrangetype !== "range" || !optype || range === undefined) return undefined;
  return `${optype} ${surgeryRangeLabel(range)}`;
};

const statusNames = { active: "Active", inactive: "Inactive", all: undefined } as const;

const doctors = (ids: readonly string[], surgeonName: SurgeonName): string =>
  ids.map((id) => surgeonName(id) ?? "Unknown").join(", ");

const joinText = (filter: PatientFilter): string | undefined =>
  filter.surgerytype && filter.surgerytype !== "all" ? surgeryTypeLabel(filter.surgerytype) : undefined;

/** The parts of a filter in words, in the order of the dialog. */
export const filterChips = (filter: PatientFilter, surgeonName: SurgeonName): FilterChip[] => {
  const { patients, surgeon, painlevel, progress, deviceprogress, kneescore, hipscore } = filter;
  const chips: [PatientFilterField, string, string | undefined][] = [
    ["type", "Status", statusNames[filter.type]],
    ["patients", "Selected", patients && `${patients.length} ${patients.length === 1 ? "patient" : "patients"}`],
    ["lastname_plain", "Last name", filter.lastname_plain],
    ["lastdigitsofphone", "Phone", filter.lastdigitsofphone && `•••• ${filter.lastdigitsofphone}`],
    ["surgeon", "Doctor", surgeon?.length ? doctors(surgeon, surgeonName) : undefined],
    ["surgerytype", "Surgery type", joinText(filter)],
    ["surgeryrangetype", filter.surgeryrangetype === "date" ? "Surgery date" : "Surgery range", surgeryChip(filter)],
    ["painlevel", "Pain", painlevel?.map((code) => painLevels[code]).join(", ") || undefined],
    ["deviceprogress", "Measurement Progress", deviceprogress && limits(deviceprogress)],
    ["progress", "Exercise Progress", progress && limits(progress)],
    ["kneescore", "Knee score", kneescore && limits(kneescore)],
    ["hipscore", "Hip score", hipscore && limits(hipscore)],
  ];
  return chips.flatMap(([field, label, value]) => (value ? [{ field, label, value }] : []));
};

const surgeryFields: readonly PatientFilterField[] = [
  "surgeryrangetype",
  "optype",
  "surgeryrange",
  "surgerywkrange",
  "surgeryDate",
];

/** A filter without one of its parts: removing the status shows active and inactive patients. */
export const withoutFilter = (filter: PatientFilter, field: PatientFilterField): PatientFilter => {
  if (field === "type") return { ...filter, type: "all" };
  const removed = field === "surgeryrangetype" ? surgeryFields : [field];
  return {
    type: filter.type,
    ...Object.fromEntries(Object.entries(filter).filter(([key]) => !removed.includes(key as PatientFilterField))),
  };
};

/** A filter that limits nothing. */
export const unfiltered: PatientFilter = { type: "all" };
