import type { Window } from "../programmes/programme.ts";
import { isSameRow } from "../programmes/undo-change.ts";
import type { Area } from "../schedules/schedule-item.ts";

/** What a plan asks for in one row of a programme, without the item that it will be. */
export type Asked = Window & Readonly<Record<string, unknown>>;

/** A row that a plan brings. The key says of which content it is, whatever the version. */
export type PlanEntry = { readonly key: string; readonly prescription: Asked };

/** A regimen, device or questionnaire of a version of a plan, with the rows that it brings. */
export type PlanPart = {
  readonly area: Area;
  /** The same for every version of that content. */
  readonly id: string;
  readonly name: string;
  /** What it asks for, in words: "S+1 → S+14, Every Day, 2× a day". */
  readonly says: string;
  readonly entries: readonly PlanEntry[];
};

/** What differs between two versions of a plan in one of its parts. Nothing in `from` began, nothing in `to` was taken out. */
export type PlanChange = {
  readonly area: Area;
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly was: string;
  readonly from: readonly PlanEntry[];
  readonly to: readonly PlanEntry[];
};

/** The versions that rows name differ from version to version, and are none of what is asked. */
const versionIds = new Set(["exercise", "regimen", "deviceid", "formid"]);

/** What is asked, without what it is of. */
export const doseOf = (prescription: object): object =>
  Object.fromEntries(Object.entries(prescription).filter(([name]) => !versionIds.has(name)));

/** True when two entries are of the same content and ask for the same. */
export const isSameEntry = (one: PlanEntry | undefined, other: PlanEntry | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.key === other.key &&
  isSameRow(doseOf(one.prescription), doseOf(other.prescription));

const isSamePart = (from: readonly PlanEntry[], to: readonly PlanEntry[]): boolean =>
  from.length === to.length && from.every((entry, at) => isSameEntry(entry, to[at]));

/**
 * The changes from several running versions to one, each part once and as the last of them has it; what it was in each of them is said: "S+1
 * → S+14 or S+1 → S+21".
 */
export const eachOnce = (changes: readonly PlanChange[]): PlanChange[] =>
  [...Map.groupBy(changes, ({ id }) => id).values()].map((same) => ({
    ...same.at(-1)!,
    was: [...new Set(same.flatMap(({ was }) => was || []))].join(" or "),
  }));

/** The parts in which two versions of a plan differ, in the order of the newer one; what is taken out comes last. */
export const planChanges = (before: readonly PlanPart[], after: readonly PlanPart[]): PlanChange[] => {
  const changed = after.map((to) => ({ to, from: before.find(({ id }) => id === to.id) }));
  const gone = before.filter(({ id }) => !after.some((part) => part.id === id));
  return [
    ...changed
      .filter(({ from, to }) => !isSamePart(from?.entries ?? [], to.entries))
      .map(({ from, to: { entries, ...to } }) => ({
        ...to,
        was: from?.says ?? "",
        from: from?.entries ?? [],
        to: entries,
      })),
    ...gone.map(({ entries, says, ...from }) => ({ ...from, says: "", was: says, from: entries, to: [] })),
  ];
};
