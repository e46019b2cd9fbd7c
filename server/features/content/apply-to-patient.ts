import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { applyChange } from "@restride/domain/content/apply-change.ts";
import type { PlanChange } from "@restride/domain/content/plan-changes.ts";
import { isHeld } from "@restride/domain/schedules/hold.ts";
import type { AnyRow } from "@restride/domain/programmes/plan-save.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { RunningArea, RunningProgrammes } from "../schedules/running-programmes.commands.ts";
import type { ContentOf } from "./plan-parts.ts";

interface Deps {
  readonly running: RunningProgrammes;
  readonly newId: () => Id;
}

/** Effects of a new version on one patient. */
export interface PatientOutcome {
  readonly outcome: "change" | "stay" | "passed";
  /** Names of the parts that were changed by hand and stay. */
  readonly stays: readonly string[];
  /** Whether the programme changes on a day of a technical hold. */
  readonly isHeld: boolean;
  readonly areas: readonly { readonly area: RunningArea; readonly rows: readonly AnyRow[] }[];
}

/** Returns the key of the content of a row, as the entries of plans name it; null for a row without content. */
const keyOfRow =
  (contentOf: ContentOf) =>
  (row: AnyRow): string | null => {
    const { exercise, regimen, deviceid, formid } = row as AnyRow & Partial<Record<string, Id | null>>;
    if (exercise) return regimen ? `${contentOf(regimen)} ${contentOf(exercise)}` : null;
    return contentOf((deviceid ?? formid)!);
  };

/** Makes the use case that computes the effects of changes of a plan on the programme of a patient; saves nothing. */
export const makePlanForPatient =
  ({ running, newId }: Deps) =>
  async (
    scope: CustomerScope,
    patientId: Id,
    changes: readonly PlanChange[],
    contentOf: ContentOf,
  ): Promise<PatientOutcome> => {
    const touched = [...new Set(changes.map(({ area }) => area))];
    const applied = (await running.read(scope, patientId, touched)).map((area) => {
      let [rows, isChanged, isStaying]: [readonly AnyRow[], boolean, boolean] = [area.rows, false, false];
      const stays: string[] = [];
      for (const change of changes.filter(({ area: name }) => name === area.area)) {
        const { cameOn, today } = area;
        const done = applyChange({ rows, keyOf: keyOfRow(contentOf), cameOn, today, newId }, change);
        rows = done.rows;
        isChanged ||= done.isChanged;
        isStaying ||= done.isMissing || done.stays.length > 0;
        stays.push(...done.stays.map(area.nameOf), ...(done.isMissing ? [change.name] : []));
      }
      return { area, rows, isChanged, isStaying, stays };
    });
    const changedRows = applied.filter(({ isChanged }) => isChanged);
    const otherOutcome = applied.some(({ isStaying }) => isStaying) ? "stay" : "passed";
    return {
      outcome: changedRows.length > 0 ? "change" : otherOutcome,
      stays: applied.flatMap(({ stays }) => stays),
      isHeld: changedRows.some(({ area: { schedule } }) => isHeld(schedule.today, schedule.plan.holds)),
      areas: changedRows.map(({ area, rows }) => ({ area, rows })),
    };
  };

export type PlanForPatient = ReturnType<typeof makePlanForPatient>;
