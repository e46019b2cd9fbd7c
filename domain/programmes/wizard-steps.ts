import * as texts from "./programmes-texts.ts";

/** Steps from a new patient to a programme, in their order. */
export const wizardSteps = ["info", "careplan", "devices", "regimens", "schedule", "questionnaire"] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** Returns the display name of a step. */
export const stepName = (step: WizardStep): string => texts.wizardStepNames[step];

/** Contents of a care plan that decide which steps are needed. */
export type PlanContents = { readonly hasDevices: boolean; readonly includesRegimens: boolean };

/**
 * Returns the steps that a care plan needs; all of them before one is chosen. Without devices and regimens the patient is created after the step of
 * the care plan, with the questionnaires of the plan.
 */
export const stepsOf = (plan: PlanContents | null): readonly WizardStep[] => {
  if (plan === null) return wizardSteps;
  const { hasDevices, includesRegimens } = plan;
  if (!hasDevices && !includesRegimens) return ["info", "careplan"];
  return [
    "info",
    "careplan",
    ...(hasDevices ? (["devices"] as const) : []),
    ...(includesRegimens ? (["regimens", "schedule"] as const) : []),
    "questionnaire",
  ];
};

/** Returns the next step; null after the last one, when the patient is created. */
export const stepAfter = (step: WizardStep, plan: PlanContents | null): WizardStep | null => {
  const steps = stepsOf(plan);
  return steps[steps.indexOf(step) + 1] ?? null;
};

/** Returns the previous step; null before the first. */
export const stepBefore = (step: WizardStep, plan: PlanContents | null): WizardStep | null => {
  const steps = stepsOf(plan);
  return steps[steps.indexOf(step) - 1] ?? null;
};
