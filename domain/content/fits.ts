import type { QuestionnaireKind } from "../questionnaires/score.ts";
import type { AgeGroup } from "../patients/age-group.ts";
import type { Gender } from "../patients/person-name.ts";

export type Joint = "knee" | "hip";

/** Patients that content is meant for: null and an empty list mean everybody. */
export type MeantFor = {
  readonly surgery_type: Joint | null;
  readonly gender: Gender | null;
  readonly age_groups: readonly AgeGroup[];
};

/** Patient that content is searched for; a missing field matches everything. */
export type LookedFor = {
  readonly surgery_type?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly age_group?: string | null | undefined;
};

const allowsValue = (one: string | null, value: string | null | undefined): boolean =>
  !value || one === null || one === value;

/** Returns whether content is meant for a patient of this joint, gender and age group. */
export const fitsPatient = (content: Partial<MeantFor>, { surgery_type, gender, age_group }: LookedFor): boolean =>
  allowsValue(content.surgery_type ?? null, surgery_type) &&
  allowsValue(content.gender ?? null, gender) &&
  (!age_group || !content.age_groups?.length || content.age_groups.some((group) => group === age_group));

const joints: Partial<Record<QuestionnaireKind, Joint>> = {
  "oxford-knee": "knee",
  "koos-jr": "knee",
  "range-of-motion": "knee",
  "oxford-hip": "hip",
  "hoos-jr": "hip",
};

/** Returns the joint that a kind of questionnaire is about; null for both. */
export const jointOfForm = (kind: QuestionnaireKind): Joint | null => joints[kind] ?? null;
