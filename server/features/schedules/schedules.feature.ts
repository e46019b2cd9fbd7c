import type { Id } from "@restride/domain/values/id.ts";
import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import type { NamesOfContent } from "../content-names/content-names.lookups.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Orders } from "../fulfilment/orders.commands.ts";
import type { PatientPages } from "../patient-page/patient-page.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { SetDailyShift } from "../patients/daily-shift.commands.ts";
import type { SetSurgeryDate } from "../patients/surgery-date.commands.ts";
import type { Progress } from "../recording/progress.commands.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import { makeDeviceValuesQueries } from "./device-values.queries.ts";
import { makeEditQuestionnaires } from "./edit-questionnaires.ts";
import { makeEditSchedule } from "./edit-schedule.ts";
import { makeGetChanges } from "./get-changes.ts";
import { makeGetDeviceSchedule } from "./get-device-schedule.ts";
import { makeGetFeedSchedule } from "./get-feed-schedule.ts";
import { makeGetSchedule } from "./get-schedule.ts";
import type { AddItems } from "./new-items.commands.ts";
import { makePatientAreas } from "./patient-areas.ts";
import { makePreviewSchedule } from "./preview-schedule.ts";
import type { AreaRequest } from "./read-area.ts";
import type { ReplaceRevisions } from "./revisions.commands.ts";
import { makeSaveArea } from "./save-area.ts";
import { makeSchedulesStore } from "./schedules.store.ts";
import { makeScheduleQueries } from "./schedules.queries.ts";
import { makeMoveSurgery } from "./surgery/move-surgery.ts";
import { makeSurgeryQueries } from "./surgery/surgery.queries.ts";
import type { SurgeryMoves } from "./surgery/surgery-moves.commands.ts";
import { makePlanSurgeryUndo } from "./surgery/undo-surgery.ts";
import { makeUndoChange } from "./undo-change.ts";
import { makeUpdateDevices } from "./update-devices.ts";

interface Deps extends Platform {
  readonly setDailyShift: SetDailyShift;
  readonly setSurgeryDate: SetSurgeryDate;
  readonly surgeryMoves: SurgeryMoves;
  readonly addItems: AddItems;
  readonly orders: Orders;
  readonly clock: ClinicClock;
  readonly replaceRevisions: ReplaceRevisions;
  readonly namesOfContent: NamesOfContent;
  readonly noteRead: NoteRead;
  readonly patientPages: PatientPages;
  readonly patients: PatientContacts;
  readonly progress: Progress;
  readonly recordings: Recordings;
}

type ReadOperation = "getSchedule" | "getDeviceSchedule" | "getPatientFeedSchedule";

const requestOf = (
  { scope, viewer, selects }: CallOf<ReadOperation>,
  patientId: Id,
  operation: ReadOperation,
  contentId: Id | null = null,
): AreaRequest => ({
  scope,
  viewer,
  patientId,
  operation,
  selects: (field) => selects("schedules", field),
  contentId,
});

/** Feature with running programmes: read with their recordings, and changed from today on. */
export const schedulesFeature = (featureDeps: Deps): Feature => {
  const queries = makeScheduleQueries(featureDeps.db);
  const store = makeSchedulesStore(featureDeps.db);
  const areas = makePatientAreas(queries, store, featureDeps.orders);
  const surgeryQueries = makeSurgeryQueries(featureDeps.db);
  const saving = {
    ...featureDeps,
    queries,
    store,
    areas,
    values: makeDeviceValuesQueries(featureDeps.db),
    surgeryQueries,
  };
  const planSurgeryUndo = makePlanSurgeryUndo(saving);
  const deps = { ...saving, planSurgeryUndo, saveArea: makeSaveArea(saving) };
  const getSchedule = makeGetSchedule(deps);
  const getDeviceSchedule = makeGetDeviceSchedule(deps);
  const getFeedSchedule = makeGetFeedSchedule(deps);
  const getChanges = makeGetChanges(deps);
  const previewSchedule = makePreviewSchedule(deps);
  const editExercises = makeEditSchedule(deps, areas.exercise);
  const editQuestionnaires = makeEditQuestionnaires(deps);
  const updateDevices = makeUpdateDevices(deps);
  const undoChange = makeUndoChange(deps);
  const surgery = makeMoveSurgery(deps);
  return {
    resolvers: {
      Query: {
        getSchedule: ({ patientid: patientId }, call) => getSchedule(requestOf(call, patientId, "getSchedule")),
        getDeviceSchedule: ({ patientid: patientId }, call) =>
          getDeviceSchedule(requestOf(call, patientId, "getDeviceSchedule")),
        getPatientFeedSchedule: ({ patientid, feedback, surgery_type }, call) =>
          getFeedSchedule(requestOf(call, patientid, "getPatientFeedSchedule", feedback ?? null), surgery_type),
        getScheduleChanges: ({ patientid }, { scope }) => getChanges(scope, patientid),
        previewSurgeryMove: ({ patientid: patientId, reminders, ...tried }, { scope }) =>
          surgery.preview(scope, { ...tried, patientId, reminders: reminders ?? null }),
        previewUndo: ({ patientid, changeid }, { scope }) => undoChange.preview(scope, patientid, changeid),
        previewSchedule: ({ patientid, ...request }, { scope }) => previewSchedule(scope, patientid, request),
      },
      Mutation: {
        editSchedule: ({ input: { patient: patientId, exercises: rows, ...sent } }, { scope }) =>
          editExercises(scope, { patientId, rows, ...sent }),
        updateDeviceSchedule: ({ input }, { scope }) => updateDevices(scope, input),
        editFeedSchedule: ({ input: { patientid, feedback: rows, surgery_type, ...sent } }, { scope }) =>
          editQuestionnaires(scope, { patientId: patientid, rows, ...sent }, surgery_type),
        undoScheduleChange: ({ patientid, changeid, planHash }, { scope }) =>
          undoChange.undo(scope, patientid, changeid, planHash ?? null),
        moveSurgery: ({ input }, { scope }) => surgery.move(scope, input),
      },
    },
  };
};
