import type { Identity } from "@restride/domain/patients/duplicates.ts";
import type { WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import { wizardSteps } from "@restride/domain/programmes/wizard-steps.ts";
import type { PlanContents } from "@restride/domain/programmes/wizard-steps.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { patientForm, type PatientForm } from "@restride/domain/patients/patient-form.ts";
import { resumeProgramme } from "@restride/domain/programmes/drafts/resume.ts";
import { type CalendarDate, daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { z } from "zod";

/** Chosen care plan. */
export interface ChosenPlan extends PlanContents {
  readonly _id: Id;
  readonly name: string;
  /** Joint that it was chosen for. */
  readonly surgerytype: string;
}

/** Typed and chosen values of a new patient, as a draft stores them. */
export interface WizardContent {
  /** Values of the first step's fields, as typed. */
  readonly patient: Readonly<Record<string, unknown>>;
  /** Id of the registration that fills the form. */
  readonly registration: Id | null;
  /** Reason for adding the patient in spite of a match. */
  readonly although: string | null;
  /** Person for whom the reason was given; another person is checked again. */
  readonly althoughOf: Identity | null;
  readonly carePlan: ChosenPlan | null;
  readonly programme: Programme;
  /** Programme as the care plan gave it, to find later changes. */
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

/** Returns the patient of the first step; null while the step is invalid. */
export const patientOf = ({ patient }: WizardContent, today: CalendarDate): PatientForm | null =>
  patientForm(today).safeParse(patient).data ?? null;

const typedText = (patient: WizardContent["patient"], field: string): string => {
  const value = patient[field];
  return typeof value === "string" ? value.trim() : "";
};

/** Returns first and last name, as far as they are typed. */
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

/** Schema of the parts that the steps rely on; invalid values of fields are reported at the fields. */
const heldContent = z.object({
  patient: heldPatient,
  registration: z.string().nullable(),
  although: z.string().nullable(),
  althoughOf: z.object({}).nullable(),
  carePlan: z.object({ _id: z.string(), name: z.string(), surgerytype: z.string() }).nullable(),
  programme: heldProgramme,
  brought: heldProgramme,
});

/** Parses the content of a draft; null when another version of the console stored it in a form that this one cannot show. */
export const readContent = (text: string): WizardContent | null => {
  const content = { ...emptyContent, ...(JSON.parse(text) as Partial<WizardContent>) };
  return heldContent.safeParse(content).success ? content : null;
};

/** Returns a content that is continued on a day: nothing in its programme begins before that day. */
export const resumedOn = (content: WizardContent, today: CalendarDate): WizardContent => {
  const patient = patientOf(content, today);
  if (!patient) return content;
  const day = daysBetween(patient.surgery.date, today);
  const programme = resumeProgramme(content.programme, day);
  if (programme === content.programme) return content;
  return { ...content, programme, brought: resumeProgramme(content.brought, day) };
};

/** Returns the version ids, each once, of the regimens or single items whose rows begin on another day than before. */
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

/** Returns the step that a draft names; the first for an unknown one. */
export const readStep = (step: string): WizardStep => wizardSteps.find((each) => each === step) ?? "info";
