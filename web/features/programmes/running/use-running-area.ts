import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { Planned } from "../planned.ts";
import { type EditedArea, useEdited } from "./use-edited.ts";
import { plannedOf, type Running, type RunningPatient } from "./use-running.ts";

/** One area of a patient's running programme, as its page shows and changes it. */
export interface RunningArea {
  readonly area: EditedArea;
  readonly patient: RunningPatient;
  readonly planned: Planned;
}

/** An area of a running programme, with whom it is of and what is typed. */
export function useRunningArea(running: Running, area: Area): RunningArea {
  return {
    area: useEdited(running, area),
    patient: running.patient,
    planned: plannedOf(running.patient, running[area].today),
  };
}
