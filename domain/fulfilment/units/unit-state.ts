import { type CustodyLine, type CustodyWord, standingOf, type StepAhead, stepsAhead, validLines } from "../custody.ts";
import type { DeviceState } from "../device-state.ts";
import { mayReturn } from "../return-slip.ts";

/**
 * Where a unit stands. Unpaired: not sent, and the vendor has linked no hardware to it; unlinked: with the patient, and has lost its
 * hardware; replaced: its new hardware is not linked yet.
 */
export const unitStates = [
  "ordered",
  "packed",
  "refused",
  "unpaired",
  "shipped",
  "delivered",
  "linked",
  "unlinked",
  "inUse",
  "silent",
  "replaced",
  "lost",
  "returned",
  "checked",
  "wiped",
  "retired",
  "deleted",
] as const;
export type UnitState = (typeof unitStates)[number];

/** What moves a unit: the words of its lines, and that it measured something plausible. */
export type UnitWord = CustodyWord | "measured";

const sending = { shipped: "shipped", deleted: "deleted" } as const;
const ending = { lost: "lost", returned: "returned" } as const;

/** Where each word leads from each state; what is not named here is refused. */
const steps: Readonly<Record<UnitState, Partial<Record<UnitWord, UnitState>>>> = {
  ordered: { packed: "packed", refused: "refused", unlinked: "unpaired", ...sending },
  packed: { refused: "refused", unlinked: "unpaired", ...sending },
  refused: { unlinked: "unpaired", ...sending },
  unpaired: sending,
  shipped: { delivered: "delivered", ...ending },
  delivered: { linked: "linked", measured: "inUse", silent: "silent", ...ending },
  linked: { measured: "inUse", silent: "silent", unlinked: "unlinked" },
  unlinked: { linked: "linked", measured: "inUse", replaced: "replaced", ...ending },
  inUse: { silent: "silent", unlinked: "unlinked", replaced: "replaced", ...ending },
  silent: { measured: "inUse", replaced: "replaced", ...ending },
  replaced: { linked: "linked", measured: "inUse", ...ending },
  lost: {},
  returned: { checked: "checked", lost: "lost" },
  checked: { wiped: "wiped", retired: "retired" },
  wiped: {},
  retired: {},
  deleted: {},
};

/** Where a unit comes to by a word; null where the word is not allowed. */
export const unitAfter = (state: UnitState, word: UnitWord): UnitState | null => steps[state][word] ?? null;

/** The word that brings a device to a status, and the state in which its unit stands then. */
const begins: Readonly<Record<DeviceState, readonly [CustodyWord, UnitState]>> = {
  Pending: ["packed", "packed"],
  fail: ["refused", "refused"],
  Unlinked: ["unlinked", "unpaired"],
  Shipped: ["shipped", "shipped"],
  Delivered: ["delivered", "delivered"],
  Returned: ["returned", "returned"],
  Deleted: ["deleted", "deleted"],
};

/** A state, and since when a unit is in it, in milliseconds; null for one that was only ordered. */
export interface UnitStanding {
  readonly state: UnitState;
  readonly since: number | null;
}

interface Step {
  readonly word: UnitWord;
  readonly at: number;
  readonly lineId: string;
}

const inOrder = (a: Step, b: Step): number => a.at - b.at || (a.lineId < b.lineId ? -1 : 1);

/**
 * Where a unit stands, within the status that its lines lead to: from when it came there on, what happened is followed in the order in
 * which it happened, and what is not allowed moves nothing. So it is the same in whichever order lines came, and however often.
 * `measuredAt` are times of plausible readings: of each hardware the first and the last are enough.
 */
export const unitStandingOf = (lines: readonly CustodyLine[], measuredAt: readonly number[]): UnitStanding => {
  const [word, state] = begins[standingOf(lines).state];
  const valid = validLines(lines);
  const times = valid.flatMap((line) => (line.word === word ? [line.at] : []));
  if (times.length === 0) return { state: "ordered", since: null };
  const since = Math.min(...times);
  const measured = measuredAt.map((at): Step => ({ word: "measured", at, lineId: "" }));
  return [...valid, ...measured]
    .filter(({ at }) => at >= since)
    .toSorted(inOrder)
    .reduce<UnitStanding>(
      (standing, step) => {
        const next = unitAfter(standing.state, step.word);
        return next ? { state: next, since: step.at } : standing;
      },
      { state, since },
    );
};

/** The status that orders show: a replacement that is not linked yet has no hardware, whatever its parcel did. */
export const shownStatus = (status: DeviceState, unit: UnitState): DeviceState =>
  unit === "replaced" && status === "Delivered" ? "Unlinked" : status;

/** Whether a unit is out: on its way, or with the patient as far as is known. */
export const isOut = (status: DeviceState, unit: UnitState): boolean => mayReturn(status) && unit !== "lost";

/** What is still ahead of a unit. Nothing is of one that is lost. */
export const aheadOf = (status: DeviceState, unit: UnitState, hasMeasured: boolean): readonly StepAhead[] =>
  unit === "lost" ? [] : stepsAhead(status, hasMeasured);

/** What a state says to people. */
export const unitStateTexts: Readonly<Record<UnitState, string>> = {
  ordered: "Ordered",
  packed: "Packed",
  refused: "Refused by the vendor",
  unpaired: "No hardware linked",
  shipped: "Shipped",
  delivered: "Delivered",
  linked: "Linked",
  unlinked: "Unlinked",
  inUse: "In use",
  silent: "Silent",
  replaced: "Replaced, not linked yet",
  lost: "Lost",
  returned: "Returned",
  checked: "Checked",
  wiped: "Wiped, back in stock",
  retired: "Retired",
  deleted: "Deleted from the order",
};
