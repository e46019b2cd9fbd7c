/** The steps from a new patient to a programme, in the order in which they are taken. */
export const wizardSteps = ["info", "careplan", "devices", "regimens", "schedule", "questionnaire"] as const;
export type WizardStep = (typeof wizardSteps)[number];

const names: Record<WizardStep, string> = {
  info: "Info",
  careplan: "Care plan",
  devices: "Devices",
  regimens: "Regimens",
  schedule: "Exercise schedule",
  questionnaire: "Questionnaire",
};

/** The name of a step as people read it. */
export const stepName = (step: WizardStep): string => names[step];

/** What a care plan brings, as far as steps follow from it. */
export type Brings = { readonly hasDevices: boolean; readonly includesRegimens: boolean };

/**
 * The steps that a care plan needs; all of them before one is chosen. Without devices and regimens the patient is created after
 * the care plan, with the questionnaires as the plan offers them.
 */
export const stepsOf = (plan: Brings | null): readonly WizardStep[] => {
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

/** The step after a step; null after the last one, where the patient is created. */
export const stepAfter = (step: WizardStep, plan: Brings | null): WizardStep | null => {
  const steps = stepsOf(plan);
  return steps[steps.indexOf(step) + 1] ?? null;
};

/** The step before a step; null before the first. */
export const stepBefore = (step: WizardStep, plan: Brings | null): WizardStep | null => {
  const steps = stepsOf(plan);
  return steps[steps.indexOf(step) - 1] ?? null;
};
