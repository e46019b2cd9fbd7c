import type { WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import type { ComponentType } from "react";
import { Navigate } from "react-router";
import { CarePlanStep } from "./careplan/CarePlanStep.tsx";
import { DeviceStep } from "./steps/DeviceStep.tsx";
import { ExerciseStep } from "./steps/ExerciseStep.tsx";
import { OpenDraft } from "./OpenDraft.tsx";
import { QuestionnaireStep } from "./steps/QuestionnaireStep.tsx";
import { RegimenStep } from "./regimens/RegimenStep.tsx";
import { type NewPatient, stepPath, usePlanned, useSteps, useWizardState } from "./use-wizard.ts";

interface StepProps {
  step: WizardStep;
  Step: ComponentType<{ planContext: NewPatient }>;
}

/** Step after the first. It requires a patient and a care plan that includes the step; otherwise it redirects to the step where these are entered. */
function Filled({ step, Step }: StepProps) {
  const planContext = usePlanned();
  const steps = useSteps();
  const { draft, content } = useWizardState();
  const id = draft?._id ?? null;
  if (!planContext) return <Navigate to={stepPath("info", id)} replace />;
  const isReached = steps.includes(step) && (step === "careplan" || content.carePlan !== null);
  return isReached ? <Step planContext={planContext} /> : <Navigate to={stepPath("careplan", id)} replace />;
}

const page = (step: WizardStep, Step: StepProps["Step"]) => () => (
  <OpenDraft>
    <Filled step={step} Step={Step} />
  </OpenDraft>
);

export const CarePlanPage = page("careplan", CarePlanStep);
export const DevicesPage = page("devices", DeviceStep);
export const RegimensPage = page("regimens", RegimenStep);
export const ExercisesPage = page("schedule", ExerciseStep);
export const QuestionnairesPage = page("questionnaire", QuestionnaireStep);
