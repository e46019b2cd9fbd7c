import type { Programme } from "@restride/domain/programmes/programme.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import type { MissingNames, Names } from "./use-content.ts";

/** What a row is beside what it says: nothing of it in a programme that is only being made. */
export interface Standing {
  /** Below its name: "13 of 23 days done". */
  readonly note: string | null;
  /** How it differs from what is saved. */
  readonly change: "added" | "changed" | "ended" | null;
  /** "passed 09/14/2026" of what can be changed no more. */
  readonly passed: string | null;
}

/** A programme that is being made or changed, and where a change of it goes. */
export interface EditedProgramme {
  /** What shall run. */
  readonly programme: Programme;
  /** What is saved: days that differ from it are tinted. */
  readonly saved: Programme;
  /** What is listed: beside what shall run, what has passed and what ends. */
  readonly visibleProgramme: Programme;
  readonly pauses: Pauses;
  readonly names: Names;
  /** Why there are no names. */
  readonly missing?: MissingNames | null;
  readonly edit: (change: Partial<Programme>) => void;
  /** Takes a change back that was made by `edit`: of its rows those that are still as it left them. */
  readonly takeBack: (before: Partial<Programme>, after: Partial<Programme>) => void;
  readonly standingOf: (id: string) => Standing;
  /** Takes the changes of some rows back. */
  readonly revert: (...ids: readonly string[]) => void;
}

/** Whether a row goes on, and so can be linked: it has neither passed nor been taken out. */
export const goesOn = ({ change, passed }: Standing): boolean => change !== "ended" && passed === null;

/** A row of which there is nothing to say. */
export const plainStanding: Standing = { note: null, change: null, passed: null };

export const noPauses: Pauses = { holds: [], inactive: [] };

/** The rows that came after those which were there, all in one list: what is there stays in its place. */
export const inTheirOrder = <Row extends { readonly _id: string }>(
  before: readonly Row[],
  after: readonly Row[],
): Row[] => {
  const now = new Map(after.map((row) => [row._id, row]));
  const previousIds = new Set(before.map(({ _id }) => _id));
  return [...before.map((row) => now.get(row._id) ?? row), ...after.filter(({ _id }) => !previousIds.has(_id))];
};
