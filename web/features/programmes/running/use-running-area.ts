import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { PlanContext } from "../plan-context.ts";
import { type EditedArea, useEditedArea } from "./use-edited-area.ts";
import { plannedOf, type RunningProgramme, type RunningPatient } from "./use-running.ts";

/** Area of a patient's running programme, as its page shows and changes it. */
export interface RunningArea {
  readonly area: EditedArea;
  readonly patient: RunningPatient;
  readonly planContext: PlanContext;
}

/** State of an area of a running programme, with the patient and the unsaved changes. */
export function useRunningArea(running: RunningProgramme, area: Area): RunningArea {
  return {
    area: useEditedArea(running, area),
    patient: running.patient,
    planContext: plannedOf(running.patient, running[area].today),
  };
}
