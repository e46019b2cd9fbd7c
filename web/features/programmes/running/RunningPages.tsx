import { routes } from "@restride/domain/access/routes.ts";
import { type ComponentType, useEffect } from "react";
import { Navigate, useParams } from "react-router";
import { toasts } from "../../../platform/notices/toasts.ts";
import { ErrorState, SkeletonBar, useHasLasted } from "../../../ui/look/States.tsx";
import { RunningDevices } from "./RunningDevices.tsx";
import { RunningExercises } from "./RunningExercises.tsx";
import { RunningQuestionnaires } from "./RunningQuestionnaires.tsx";
import { allAnswers, type RunningProgramme, useRunning } from "./use-running.ts";
import { devicesFailed } from "../devices/devices-texts.ts";
import * as texts from "./running-texts.ts";

interface PageProps {
  id: string;
  /** Returns the text of a failure, in place of the server's sentence. */
  failedText?: (refused: boolean) => string;
  Page: ComponentType<{ running: RunningProgramme }>;
}

/** Redirect to the list, with a toast, for a patient who does not exist. */
function Gone({ text }: { text: string }) {
  useEffect(() => toasts.error(text), [text]);
  return <Navigate to={routes.patientList.path} replace />;
}

function Loaded({ id, failedText, Page }: PageProps) {
  const { answers, patientRefusal, failed, refetch } = useRunning(id);
  const running = allAnswers(answers);
  const isSlow = useHasLasted(300, running === null && failed === null);
  if (running) return <Page running={running} />;
  if (patientRefusal !== null && !failedText) return <Gone text={patientRefusal} />;
  if (failed)
    return (
      <ErrorState
        message={failedText?.(failed.refused) ?? failed.failure ?? ""}
        reassurance={texts.nothingWasChanged}
        onRetry={refetch}
      />
    );
  return isSlow ? <SkeletonBar width="60%" /> : null;
}

const page = (Page: PageProps["Page"], failedText?: PageProps["failedText"]) => () => {
  const { id = "" } = useParams();
  return <Loaded key={id} id={id} Page={Page} {...(failedText && { failedText })} />;
};

export const ExerciseSchedulePage = page(RunningExercises);
export const DeviceSchedulePage = page(RunningDevices, devicesFailed);
export const QuestionnaireSchedulePage = page(RunningQuestionnaires);
