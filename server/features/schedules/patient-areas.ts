import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  deviceArea,
  type DeviceItem,
  exerciseArea,
  type ExerciseItem,
  type FeedItem,
  questionnaireArea,
} from "@restride/domain/programmes/areas.ts";
import { afterRemoval, deviceTexts } from "@restride/domain/fulfilment/reorder.ts";
import { type AnyRow, type AreaRules, type PlannedSave, scheduleTexts } from "@restride/domain/programmes/plan-save.ts";
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
import type { Scheduled } from "./revisions.commands.ts";
import type { SchedulesStore } from "./schedules.store.ts";
import type { DeviceRow, ExerciseRow, OfContent, QuestionnaireRow, ScheduleQueries } from "./schedules.queries.ts";

/** One area of a patient's programme: its rules, where its items are read, what content its rows name, what else a save does. */
export interface PatientArea<Row extends AnyRow, Item extends Scheduled, Known extends Item & OfContent> {
  readonly rules: AreaRules<Row, Item>;
  readonly items: (scope: CustomerScope, patientId: Id) => Promise<Known[]>;
  readonly content: (rows: readonly Row[]) => NamedIds;
  /** Rows that go back into the programme and need an item of their own for it. */
  readonly begunAnew: (items: readonly Known[], rows: readonly Row[], newId: () => Id) => ReadonlyMap<Id, Id>;
  /** What a person reads once it is saved. */
  readonly savedText: (planned: PlannedSave<Row, Item>) => string;
  readonly saveRest: (scope: CustomerScope, patientId: Id, saved: Saved<Row, Item, Known>) => void;
}

/** What was saved: the items as they were, all rows as they are, and what was planned. */
export interface Saved<Row extends AnyRow, Item extends AnyItem, Known> {
  readonly items: readonly Known[];
  readonly rows: readonly Row[];
  readonly planned: PlannedSave<Row, Item>;
  readonly today: CalendarDate;
  /** Now, ISO 8601. */
  readonly at: string;
}

const area = <Row extends AnyRow, Item extends Scheduled, Known extends Item & OfContent>(
  patientArea: PatientArea<Row, Item, Known>,
): PatientArea<Row, Item, Known> => patientArea;

/** The areas of programmes. */
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
  questionnaire: area<ProgrammeQuestionnaire, FeedItem, QuestionnaireRow>({
    rules: questionnaireArea,
    items: queries.questionnaires,
    content: (rows) => ({ questionnaires: rows.map(({ formid }) => formid) }),
    begunAnew: () => new Map(),
    savedText: () => scheduleTexts.saved,
    saveRest: () => undefined,
  }),
});

export type PatientAreas = ReturnType<typeof makePatientAreas>;

/** An area by its name. Its rows and items fit each other, which types cannot say of one that is named at run time. */
export const areaNamed = (areas: PatientAreas, name: Area) =>
  areas[name] as unknown as PatientArea<AnyRow, Scheduled, Scheduled & OfContent>;

/** The devices that end: those that were ordered again, and those that were taken out before they were sent. */
const endedDevices = ({ items, planned }: Saved<ProgrammeDevice, DeviceItem, DeviceRow>) => {
  const ended = items.filter(({ id, validTo }) => validTo === null && planned.edited.ends.includes(id));
  const [replaced, gone] = [true, false].map((again) => ended.filter(({ id }) => planned.replaced.has(id) === again));
  return {
    replaced: replaced!.map(({ id }) => id),
    removed: gone!.flatMap(({ id, status }) => (afterRemoval(status) === "Deleted" ? id : [])),
  };
};
