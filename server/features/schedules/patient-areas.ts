import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  deviceArea,
  type DeviceItem,
  exerciseArea,
  type ExerciseItem,
  type ProgrammeQuestionnaireItem,
  questionnaireArea,
} from "@restride/domain/programmes/areas.ts";
import { afterRemoval } from "@restride/domain/fulfilment/reorder.ts";
import { type AnyRow, type AreaRules, type PlannedSave } from "@restride/domain/programmes/plan-save.ts";
import type {
  ProgrammeDevice,
  ProgrammeExercise,
  ProgrammeQuestionnaire,
} from "@restride/domain/programmes/programme.ts";
import type { AnyItem, Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { NamedIds } from "../content-names/content-names.lookups.ts";
import type { Orders } from "../fulfilment/orders.commands.ts";
import type { StoredItem } from "./revisions.commands.ts";
import type { SchedulesStore } from "./schedules.store.ts";
import type { DeviceRow, ExerciseRow, OfContent, QuestionnaireRow, ScheduleQueries } from "./schedules.queries.ts";
import { deviceTexts } from "@restride/domain/fulfilment/fulfilment-texts.ts";
import { scheduleTexts } from "@restride/domain/programmes/programmes-texts.ts";

/**
 * One area of a patient's programme: its rules, the query of its items, the content that its rows name, and the further effects of a save.
 */
export interface PatientArea<Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent> {
  readonly rules: AreaRules<Row, Item>;
  readonly items: (scope: CustomerScope, patientId: Id) => Promise<Known[]>;
  readonly content: (rows: readonly Row[]) => NamedIds;
  /** Returns new ids for rows that return to the programme and need a new item for it. */
  readonly begunAnew: (items: readonly Known[], rows: readonly Row[], newId: () => Id) => ReadonlyMap<Id, Id>;
  /** Returns the message that is shown after a save. */
  readonly savedText: (planned: PlannedSave<Row, Item>) => string;
  readonly saveRest: (scope: CustomerScope, patientId: Id, saved: FinishedSave<Row, Item, Known>) => void;
}

/** A finished save: the items before, all rows after, and the planned changes. */
export interface FinishedSave<Row extends AnyRow, Item extends AnyItem, Known> {
  readonly items: readonly Known[];
  readonly rows: readonly Row[];
  readonly planned: PlannedSave<Row, Item>;
  readonly today: CalendarDate;
  /** Now, ISO 8601. */
  readonly at: string;
}

const area = <Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent>(
  patientArea: PatientArea<Row, Item, Known>,
): PatientArea<Row, Item, Known> => patientArea;

/** Returns the areas of programmes. */
export const makePatientAreas = (queries: ScheduleQueries, store: SchedulesStore, orders: Orders) => ({
  exercise: area<ProgrammeExercise, ExerciseItem, ExerciseRow>({
    rules: exerciseArea,
    items: queries.exercises,
    content: (rows) => ({
      exercises: rows.map(({ exercise }) => exercise),
      regimens: rows.flatMap(({ regimen }) => regimen ?? []),
    }),
    begunAnew: () => new Map(),
    savedText: () => scheduleTexts.saved,
    saveRest: (scope, patientId, { items, rows }) => {
      const next = new Map(rows.map(({ _id, nextexerciseid }) => [_id, nextexerciseid]));
      if (items.every(({ id, nextId }) => (next.get(id) ?? null) === nextId)) return;
      store.setLinks(
        scope,
        patientId,
        [...next].map(([item_id, next_item_id]) => ({ item_id, next_item_id })),
      );
    },
  }),
  measurement: area<ProgrammeDevice, DeviceItem, DeviceRow>({
    rules: deviceArea,
    items: queries.devices,
    content: (rows) => ({ devices: rows.map(({ deviceid }) => deviceid) }),
    savedText: ({ edited }) =>
      edited.begins.length > 0 ? deviceTexts.orderPlaced(edited.begins.length) : scheduleTexts.saved,
    begunAnew: (items, rows, newId) => {
      const withdrawn = new Set(items.filter(({ status }) => status === "Deleted").map(({ id }) => id));
      return new Map(rows.filter(({ _id }) => withdrawn.has(_id)).map(({ _id }) => [_id, newId()]));
    },
    saveRest: (scope, patientId, saved) => {
      const { replaced, removed } = endedDevices(saved);
      const again = { on: saved.today, reason: saved.planned.reason ?? null };
      if (replaced.length > 0) store.setReordered(scope, patientId, replaced, again);
      orders.withdraw(scope, patientId, removed, saved.at);
    },
  }),
  questionnaire: area<ProgrammeQuestionnaire, ProgrammeQuestionnaireItem, QuestionnaireRow>({
    rules: questionnaireArea,
    items: queries.questionnaires,
    content: (rows) => ({ questionnaires: rows.map(({ formid }) => formid) }),
    begunAnew: () => new Map(),
    savedText: () => scheduleTexts.saved,
    saveRest: () => undefined,
  }),
});

export type PatientAreas = ReturnType<typeof makePatientAreas>;

/** Returns an area by its name. Its rows and items have matching types, which the compiler cannot derive for a name at run time. */
export const areaNamed = (areas: PatientAreas, name: Area) =>
  areas[name] as unknown as PatientArea<AnyRow, StoredItem, StoredItem & OfContent>;

/** Returns the devices that end: those that were ordered again, and those that were removed before they were sent. */
const endedDevices = ({ items, planned }: FinishedSave<ProgrammeDevice, DeviceItem, DeviceRow>) => {
  const endedItems = items.filter(({ id, validTo }) => validTo === null && planned.edited.ends.includes(id));
  const [replaced, gone] = [true, false].map((again) =>
    endedItems.filter(({ id }) => planned.replaced.has(id) === again),
  );
  return {
    replaced: replaced!.map(({ id }) => id),
    removed: gone!.flatMap(({ id, status }) => (afterRemoval(status) === "Deleted" ? id : [])),
  };
};
