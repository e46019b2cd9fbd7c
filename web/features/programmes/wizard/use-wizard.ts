import type { WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import { stepsOf } from "@restride/domain/programmes/wizard-steps.ts";
import type { RouteName } from "@restride/domain/access/routes.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { takeBack } from "@restride/domain/programmes/undo-change.ts";
import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import { useMemo, useSyncExternalStore } from "react";
import { type EditedProgramme, noPauses, plainRowState } from "../edited-programme.ts";
import { type PlanContext, useClinicToday } from "../plan-context.ts";
import { useMissingNames, useNames } from "../use-content.ts";
import { patientOf } from "./wizard-content.ts";
import { wizard, type WizardState } from "./wizard-store.ts";

const routeOf: Record<WizardStep, RouteName> = {
  info: "patientAddInfo",
  careplan: "patientAddCareplan",
  devices: "patientAddDevices",
  regimens: "patientAddRegimens",
  schedule: "patientAddSchedule",
  questionnaire: "patientAddQuestionnaire",
};

/** Returns the path of a step; with a draft's id it survives a reload and works on another computer. */
export const stepPath = (step: WizardStep, draftId: string | null): string =>
  pathOf(routeOf[step]) + (draftId === null ? "" : `?${new URLSearchParams({ draft: draftId })}`);

/** Returns whether a path belongs to the wizard. */
export const isWizardPath = (pathname: string): boolean =>
  Object.values(routeOf).some((name) => pathOf(name) === pathname);

/** Returns the state of this window's new patient. */
export const useWizardState = (): WizardState => useSyncExternalStore(wizard.subscribe, wizard.current);

/** New patient with the data of the first step. */
export interface NewPatient extends PlanContext {
  readonly patient: PatientForm;
}

/** Returns the patient that every step after the first requires; null while the first step is incomplete. */
export function usePlanned(): NewPatient | null {
  const { content } = useWizardState();
  const today = useClinicToday();
  const patient = patientOf(content, today);
  return patient && { patient, today, day: daysBetween(patient.surgery.date, today) };
}

/** Returns the steps that are shown, according to the care plan. */
export const useSteps = (): readonly WizardStep[] => stepsOf(useWizardState().content.carePlan);

/** Changes the programme of the new patient. */
export const editProgramme = (change: Partial<Programme>): void =>
  wizard.edit({ programme: { ...wizard.current().content.programme, ...change } });

/** Returns a function that undoes a change of one draft; a late undo changes no other draft and no created patient. */
const takerOf =
  (draftId: string | undefined): EditedProgramme["undoEdit"] =>
  (before, after) => {
    if (wizard.current().draft?._id !== draftId) return;
    const { exercises, devices, feedback } = wizard.current().content.programme;
    editProgramme({
      exercises: takeBack(exercises, before.exercises ?? [], after.exercises ?? []),
      devices: takeBack(devices, before.devices ?? [], after.devices ?? []),
      feedback: takeBack(feedback, before.feedback ?? [], after.feedback ?? []),
    });
  };

/** Returns the programme of the new patient, for rows and cards. */
export function useWizardProgramme(): EditedProgramme {
  const { content, draft } = useWizardState();
  const { programme } = content;
  const draftId = draft?._id;
  const names = useNames();
  const missing = useMissingNames();
  return useMemo(
    () => ({
      programme,
      saved: programme,
      visibleProgramme: programme,
      pauses: noPauses,
      names,
      missing,
      edit: editProgramme,
      undoEdit: takerOf(draftId),
      rowStateOf: () => plainRowState,
      revert: () => {},
    }),
    [programme, names, missing, draftId],
  );
}
