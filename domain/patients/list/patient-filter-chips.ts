import { countText } from "../../texts/count-text.ts";
import { painLevels } from "../../questionnaires/pain-level.ts";
import { complianceWords, engagementWords } from "../../drill-down/metric-filter.ts";
import { formatUs } from "../../values/calendar-date.ts";
import type { Limits, PatientFilter, PatientFilterField } from "./patient-filter.ts";
import { surgeryRangeLabel } from "../surgery-range.ts";
import { surgeryTypeLabel } from "../../schedules/surgery-days.ts";
import * as texts from "./patient-filter-texts.ts";

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
const statusNames = { active: undefined, inactive: texts.inactivePatients, all: texts.allPatients } as const;

const doctors = (ids: readonly string[], surgeonName: SurgeonName): string =>
  ids.map((id) => surgeonName(id) ?? texts.unknownDoctor).join(", ");

const joinText = (filter: PatientFilter): string | undefined =>
  filter.surgerytype && filter.surgerytype !== "all" ? surgeryTypeLabel(filter.surgerytype) : undefined;

/** Returns the parts of a filter as texts, in the order of the dialog. */
export const patientFilterChips = (filter: PatientFilter, surgeonName: SurgeonName): PatientFilterChip[] => {
  const { patients, surgeon, painlevel, progress, deviceprogress, kneescore, hipscore } = filter;
  const chips: [PatientFilterField, string, string | undefined][] = [
    ["type", texts.status, statusNames[filter.type]],
    ["patients", texts.selectedPatients, patients && countText(patients.length, texts.patientNoun)],
    ["compliance", texts.compliance, complianceWords(filter)],
    ["engagement", texts.engagement, engagementWords(filter)],
    ["lastname_plain", texts.lastName, filter.lastname_plain],
    ["name", texts.patientName, filter.name],
    ["lastdigitsofphone", texts.phone, filter.lastdigitsofphone && `•••• ${filter.lastdigitsofphone}`],
    ["phone", texts.phone, filter.phone],
    ["surgeon", texts.doctor, surgeon?.length ? doctors(surgeon, surgeonName) : undefined],
    ["surgerytype", texts.surgeryType, joinText(filter)],
    [
      "surgeryrangetype",
      filter.surgeryrangetype === "date" ? texts.surgeryDate : texts.surgeryRange,
      surgeryChip(filter),
    ],
    ["painlevel", texts.pain, painlevel?.map((code) => painLevels[code]).join(", ") || undefined],
    ["deviceprogress", texts.measurementProgress, deviceprogress && limits(deviceprogress)],
    ["progress", texts.exerciseProgress, progress && limits(progress)],
    ["kneescore", texts.kneeScore, kneescore && limits(kneescore)],
    ["hipscore", texts.hipScore, hipscore && limits(hipscore)],
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
