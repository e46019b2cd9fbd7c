import type { Programme } from "@restride/domain/programmes/programme.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { queryOnce, mutate } from "../../../platform/calls/calls.ts";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import {
  PreviewRunningDocument,
  SaveDevicesDocument,
  SaveExercisesDocument,
  SaveFormsDocument,
} from "./running.graphql.ts";

const changes = ["schedules", "progress", "patients"] as const;

/** Returns the rows of each area as input. */
const sentRows = ({ exercises, devices, feedback }: Programme) => ({
  exercise: { exercises: [...exercises] },
  measurement: { devices: [...devices] },
  questionnaire: { feedback: feedback.map((row) => ({ ...row, schedule: [...row.schedule] })) },
});

/** Patient, version, and preview of a save. */
export interface SaveContext {
  readonly patientId: string;
  readonly surgery: CalendarDate;
  readonly version: string;
  readonly planHash: string | null;
}

/** Previews the save of an area. After a refusal the area is loaded again, because somebody else may have changed it. */
export const previewArea = async (patientid: string, area: Area, programme: Programme, version: string) => {
  const outcome = await queryOnce(PreviewRunningDocument, {
    patientid,
    area,
    items: sentRows(programme)[area],
    version,
  });
  if (outcome.kind === "fail") void invalidateTags(["schedules"]);
  return outcome;
};

/** Saves an area; the outcome has the server's sentence. */
export const saveArea = (area: Area, programme: Programme, { patientId, surgery, version, planHash }: SaveContext) => {
  const { exercise, measurement, questionnaire } = sentRows(programme);
  const shared = { version, planHash };
  if (area === "exercise")
    return mutate(
      SaveExercisesDocument,
      { input: { patient: patientId, ...exercise, ...shared } },
      { invalidates: changes },
    );
  if (area === "questionnaire")
    return mutate(
      SaveFormsDocument,
      { input: { patientid: patientId, ...questionnaire, ...shared } },
      { invalidates: changes },
    );
  const input = { _id: patientId, surgery, assigneddevices: measurement.devices, ...shared };
  return mutate(SaveDevicesDocument, { input }, { invalidates: changes });
};

/** Orders a device again; unsaved changes stay. */
export const reorderDevice = (
  saved: Programme,
  { patientId, surgery, version }: SaveContext,
  id: string,
  reason: string,
) => {
  const input = {
    _id: patientId,
    surgery,
    assigneddevices: [...saved.devices],
    reorder: [id],
    reorderreason: reason,
    version,
  };
  return mutate(SaveDevicesDocument, { input }, { invalidates: changes });
};
