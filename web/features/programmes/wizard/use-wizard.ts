import type { WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import { stepsOf } from "@restride/domain/programmes/wizard-steps.ts";
import type { RouteName } from "@restride/domain/access/routes.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { type CalendarDate, daysBetween, todayIn } from "@restride/domain/values/calendar-date.ts";
import { useState, useSyncExternalStore } from "react";
import { useSignedIn } from "../../../platform/stores.ts";
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

/** The address of a step; with a draft it is found again after a reload and at another desk. */
export const stepPath = (step: WizardStep, draftId: string | null): string =>
  pathOf(routeOf[step]) + (draftId === null ? "" : `?${new URLSearchParams({ draft: draftId })}`);

/** Whether an address is one of the wizard's. */
export const isWizardPath = (pathname: string): boolean =>
  Object.values(routeOf).some((name) => pathOf(name) === pathname);

/** The new patient of this window. */
export const useWizardState = (): WizardState => useSyncExternalStore(wizard.subscribe, wizard.current);

/** The clinic's today, as it was when the step was opened. */
export function useClinicToday(): CalendarDate {
  const { customer } = useSignedIn();
  const [now] = useState(Date.now);
  return todayIn(now, customer?.timezone ?? "America/Chicago");
}

/** A patient whose programme is made: who it is, and where today lies before or after surgery. */
export interface Planned {
  readonly patient: PatientForm;
  readonly today: CalendarDate;
  /** Today, counted from surgery. */
  readonly day: number;
}

/** What every step after the first stands on; null while the first is not filled. */
export function usePlanned(): Planned | null {
  const { content } = useWizardState();
  const today = useClinicToday();
  const patient = patientOf(content, today);
  return patient && { patient, today, day: daysBetween(patient.surgery.date, today) };
}

/** The steps that are shown, by what the care plan needs. */
export const useSteps = (): readonly WizardStep[] => stepsOf(useWizardState().content.carePlan);

/** Changes the programme that is being made. */
export const editProgramme = (change: Partial<Programme>): void =>
  wizard.edit({ programme: { ...wizard.current().content.programme, ...change } });
