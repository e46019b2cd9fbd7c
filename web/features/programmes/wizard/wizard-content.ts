import type { Identity } from "@restride/domain/patients/duplicates.ts";
import type { WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import { wizardSteps } from "@restride/domain/programmes/wizard-steps.ts";
import type { Brings } from "@restride/domain/programmes/wizard-steps.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { patientForm, type PatientForm } from "@restride/domain/patients/patient-form.ts";
import { resumeProgramme } from "@restride/domain/programmes/drafts/resume.ts";
import { type CalendarDate, daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { z } from "zod";

/** The care plan that was chosen. */
export interface ChosenPlan extends Brings {
  readonly _id: Id;
  readonly name: string;
  /** The joint that it was chosen for. */
  readonly surgerytype: string;
}

/** What is typed and chosen for a new patient: what a draft keeps. */
export interface WizardContent {
  /** The fields of the first step as they are typed. */
  readonly patient: Readonly<Record<string, unknown>>;
  /** The registration that is taken over. */
  readonly registration: Id | null;
  /** Why the patient is added although one like that is known. */
  readonly although: string | null;
  /** Whom that was said of: asked again only about somebody else. */
  readonly althoughOf: Identity | null;
  readonly carePlan: ChosenPlan | null;
  readonly programme: Programme;
  /** What the care plan brought, to tell what was changed since. */
  readonly brought: Programme;
}

export const emptyProgramme: Programme = { exercises: [], devices: [], feedback: [] };

export const emptyContent: WizardContent = {
  patient: {},
  registration: null,
  although: null,
  althoughOf: null,
  carePlan: null,
  programme: emptyProgramme,
  brought: emptyProgramme,
};

/** The patient of the first step, once all of it is right. */
export const patientOf = ({ patient }: WizardContent, today: CalendarDate): PatientForm | null =>
  patientForm(today).safeParse(patient).data ?? null;

const typedText = (patient: WizardContent["patient"], field: string): string => {
  const value = patient[field];
  return typeof value === "string" ? value.trim() : "";
};

/** First and last name as far as they are typed. */
export const typedName = ({ patient }: WizardContent): string =>
  `${typedText(patient, "firstname")} ${typedText(patient, "lastname")}`.trim();

const plainValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const heldFields = z.object({}).catchall(plainValue);
const heldPatient = z
  .object({
    phone: z.string().nullish(),
    caregiver: z.object({ phone: z.string() }).catchall(plainValue).optional(),
    shipaddress: heldFields.optional(),
    surgery: heldFields.optional(),
    dailyshift: heldFields.optional(),
  })
  .catchall(plainValue);
const heldRow = z.object({ _id: z.string(), startdate: z.number(), enddate: z.number() });
const heldProgramme = z.object({
  exercises: z.array(heldRow),
  devices: z.array(heldRow),
  feedback: z.array(heldRow.extend({ schedule: z.array(z.number()) })),
});

/** As far as the steps rely on it; what is wrong in a field is said at the field. */
const heldContent = z.object({
  patient: heldPatient,
  registration: z.string().nullable(),
  although: z.string().nullable(),
  althoughOf: z.object({}).nullable(),
  carePlan: z.object({ _id: z.string(), name: z.string(), surgerytype: z.string() }).nullable(),
  programme: heldProgramme,
  brought: heldProgramme,
});

/** What a draft holds, read back; null when another version of the console wrote what this one cannot show. */
export const readContent = (text: string): WizardContent | null => {
  const content = { ...emptyContent, ...(JSON.parse(text) as Partial<WizardContent>) };
  return heldContent.safeParse(content).success ? content : null;
};

/** A content that somebody goes on with on a day: nothing of its programme begins before it. */
export const resumedOn = (content: WizardContent, today: CalendarDate): WizardContent => {
  const patient = patientOf(content, today);
  if (!patient) return content;
  const day = daysBetween(patient.surgery.date, today);
  const programme = resumeProgramme(content.programme, day);
  if (programme === content.programme) return content;
  return { ...content, programme, brought: resumeProgramme(content.brought, day) };
};

/** Of what rows begin on another day than before: of a regimen, or of what stands alone. Ids of versions, each once. */
export const movedStarts = (before: Programme, after: Programme): string[] => {
  const rowsOf = ({ exercises, devices, feedback }: Programme) => [...exercises, ...devices, ...feedback];
  const starts = new Map<string, number>(rowsOf(before).map(({ _id, startdate }) => [_id, startdate]));
  const moved = rowsOf(after).filter(({ _id, startdate }) => starts.get(_id) !== startdate);
  const contentOf = (row: (typeof moved)[number]): string => {
    if ("exercise" in row) return row.regimen ?? row.exercise;
    return "deviceid" in row ? row.deviceid : row.formid;
  };
  return [...new Set(moved.map(contentOf))];
};

/** The step that a draft names; the first for one that is unknown. */
export const readStep = (step: string): WizardStep => wizardSteps.find((each) => each === step) ?? "info";
