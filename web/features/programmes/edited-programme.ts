import type { Programme } from "@restride/domain/programmes/programme.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import type { MissingNames, Names } from "./use-content.ts";

/** State of a row beside its values; empty in a programme that is only being made. */
export interface RowState {
  /** Text below its name: "13 of 23 days done". */
  readonly note: string | null;
  /** Difference from the saved row. */
  readonly change: "added" | "changed" | "ended" | null;
  /** "passed 09/14/2026" for a row that can no longer be changed. */
  readonly passed: string | null;
}

/** Programme that is being made or changed, and the functions that change it. */
export interface EditedProgramme {
  /** Programme with the changes. */
  readonly programme: Programme;
  /** Saved programme; values that differ from it are tinted. */
  readonly saved: Programme;
  /** Rows to list: those of the programme, and those that have passed or are removed. */
  readonly visibleProgramme: Programme;
  readonly pauses: Pauses;
  readonly names: Names;
  /** Failure to load the names. */
  readonly missing?: MissingNames | null;
  readonly edit: (change: Partial<Programme>) => void;
  /** Undoes a change that was made by `edit`, for rows that have not changed again since. */
  readonly undoEdit: (before: Partial<Programme>, after: Partial<Programme>) => void;
  readonly rowStateOf: (id: string) => RowState;
  /** Undoes the changes of some rows. */
  readonly revert: (...ids: readonly string[]) => void;
}

/** Returns whether a row continues and can be linked: it has neither passed nor been removed. */
export const isContinuing = ({ change, passed }: RowState): boolean => change !== "ended" && passed === null;

/** State of a row without anything to report. */
export const plainRowState: RowState = { note: null, change: null, passed: null };

export const noPauses: Pauses = { holds: [], inactive: [] };

/** Returns all rows in one list: the earlier ones at their places, changed or removed ones included, then the new ones. */
export const mergeRows = <Row extends { readonly _id: string }>(
  before: readonly Row[],
  after: readonly Row[],
): Row[] => {
  const now = new Map(after.map((row) => [row._id, row]));
  const previousIds = new Set(before.map(({ _id }) => _id));
  return [...before.map((row) => now.get(row._id) ?? row), ...after.filter(({ _id }) => !previousIds.has(_id))];
};
