import { ExerciseTable } from "../exercises/ExerciseTable.tsx";
import { ExerciseTools } from "../exercises/ExerciseTools.tsx";
import { useExercises } from "../exercises/use-exercises.ts";
import { PreviewButton, WithPreview } from "../preview/WithPreview.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { changesOf } from "./change-texts.ts";
import { RunningFrame } from "./RunningFrame.tsx";
import type { RunningProgramme } from "./use-running.ts";
import { useRunningArea } from "./use-running-area.ts";
import * as texts from "./running-texts.ts";

/** EXERCISE SCHEDULE of a patient. */
export function RunningExercises({ running }: { running: RunningProgramme }) {
  const own = useRunningArea(running, "exercise");
  const { area, planContext } = own;
  const { edited } = area;
  const editing = useExercises(edited, planContext);
  const preview = {
    planContext,
    edited,
    kind: "exercise" as const,
    typed: editing.typed ? editing.programme : undefined,
    changes: <ChangeList changes={changesOf(area, planContext.day)} />,
  };
  return (
    <RunningFrame
      running={own}
      title={texts.exerciseSchedule}
      crumb={texts.exercises}
      isOpen={editing.open !== null}
      tools={<ExerciseTools editing={editing} />}
      footerContent={<PreviewButton {...preview} />}
    >
      <WithPreview {...preview}>
        <ExerciseTable editing={editing} />
      </WithPreview>
    </RunningFrame>
  );
}
