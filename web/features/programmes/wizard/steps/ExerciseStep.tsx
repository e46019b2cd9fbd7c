import { editedExercise } from "@restride/domain/programmes/edit-rows.ts";
import { chainsOf } from "@restride/domain/programmes/linking.ts";
import { ExerciseTable } from "../../exercises/ExerciseTable.tsx";
import { ExerciseTools } from "../../exercises/ExerciseTools.tsx";
import { useExercises } from "../../exercises/use-exercises.ts";
import { PreviewButton, WithPreview } from "../../preview/WithPreview.tsx";
import { scheduleTitle } from "../../schedule-title.ts";
import { type NewPatient, useWizardProgramme } from "../use-wizard.ts";
import { WizardFrame } from "../WizardFrame.tsx";
import * as texts from "./steps-texts.ts";

/** EXERCISE SCHEDULE of a new patient. */
export function ExerciseStep({ planContext }: { planContext: NewPatient }) {
  const edited = useWizardProgramme();
  const editing = useExercises(edited, planContext);
  const { rows, typed, open, programme } = editing;
  const chains = chainsOf(rows.map(editedExercise)).length;
  const preview = { planContext, edited, kind: "exercise" as const, typed: typed ? programme : undefined };
  return (
    <WizardFrame
      step="schedule"
      title={scheduleTitle(texts.exerciseSchedule, planContext.patient)}
      tools={<ExerciseTools editing={editing} />}
      summary={texts.exercisesAndChains(rows.length, chains)}
      isOpen={open !== null}
      middle={<PreviewButton {...preview} />}
    >
      <WithPreview {...preview}>
        <ExerciseTable editing={editing} />
      </WithPreview>
    </WizardFrame>
  );
}
