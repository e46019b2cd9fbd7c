import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { type AnyRow, type PlannedSave, planSave, rowsOf } from "@restride/domain/programmes/plan-save.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { Database } from "../../platform/database/database.ts";
import type { NamesOfContent } from "../content-names/content-names.lookups.ts";
import type { PatientArea } from "./patient-areas.ts";
import type { StoredItem } from "./revisions.commands.ts";
import { findArea, type AreaState, planHashOf, type SaveArea, type SaveDeps, versionOf } from "./save-area.ts";
import type { OfContent } from "./schedules.queries.ts";
import { scheduleTexts } from "@restride/domain/programmes/programmes-texts.ts";

export interface EditDeps extends SaveDeps {
  readonly db: Database;
  readonly namesOfContent: NamesOfContent;
  readonly saveArea: SaveArea;
}

type SentRow = { readonly _id: Id };

/** A request to save an area. */
export interface SaveRequest<Known> {
  readonly patientId: Id;
  readonly rows: readonly SentRow[];
  /** The version that was read; without it, a concurrent change by another person is not detected. */
  readonly version?: string | null | undefined;
  readonly planHash?: string | null | undefined;
  /** Returns the items that continue under a new id, or a refusal. */
  readonly replace?: (items: readonly Known[]) => ReadonlyMap<Id, Id> | Refusal;
  /** The reason for the replacement. */
  readonly reason?: string | null;
  /** Writes further changes in the same transaction. */
  readonly also?: () => void;
}

/** Returns the effects of saving an area, with the names of the content, or a refusal. */
export const planArea = async <Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent>(
  { namesOfContent, newId }: Pick<EditDeps, "namesOfContent" | "newId">,
  area: PatientArea<Row, Item, Known>,
  scope: CustomerScope,
  schedule: AreaState<Known>,
  { rows, replace }: Pick<SaveRequest<Known>, "rows" | "replace">,
): Promise<(PlannedSave<Row, Item> & { readonly names: ReadonlyMap<Id, string> }) | Refusal> => {
  const replaced = replace?.(schedule.items);
  if (isRefusal(replaced)) return replaced;
  const sentRows = rows.map((row) => ({ ...withoutNull(row), _id: row._id }));
  const planned = planSave<Row, Item>(area.rules, schedule, sentRows, newId, replaced);
  if (isRefusal(planned)) return planned;
  const names = await namesOfContent(scope, area.content(planned.rows));
  return names ? { ...planned, names } : refuse(scheduleTexts.notThere);
};

/**
 * Makes the use case that saves one area of a patient's programme as it was sent, unless it changed since it was read, or the save would have effects
 * that were not previewed.
 */
export const makeEditSchedule =
  <Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent>(
    deps: EditDeps,
    area: PatientArea<Row, Item, Known>,
  ) =>
  (scope: CustomerScope, { patientId, version, planHash, ...request }: SaveRequest<Known>) =>
    deps.db.transaction(scope, async () => {
      const [, schedule] = await Promise.all([
        deps.progress.lock(scope, patientId),
        findArea(deps, area, scope, patientId),
      ]);
      if (!schedule) return refuse(patientTexts.notFound);
      const newestVersion = versionOf(rowsOf(area.rules, schedule).running, schedule);
      const isPreviewed = !planHash || planHash === planHashOf(newestVersion, schedule.today, request.rows);
      if ((version ?? newestVersion) !== newestVersion || !isPreviewed) return refuse(scheduleTexts.changed);
      const planned = await planArea(deps, area, scope, schedule, request);
      if (isRefusal(planned)) return planned;
      const saved = { ...planned, reason: request.reason ?? null };
      const change = await deps.saveArea(area, scope, patientId, schedule, saved, null);
      request.also?.();
      return { change, message: area.savedText(planned) };
    });
