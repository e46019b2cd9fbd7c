import {
  type CustodyLine,
  type CustodyWord,
  custodyStateOf,
  type StepAhead,
  stepsAhead,
  validLines,
} from "../custody.ts";
import type { DeviceState } from "../device-state.ts";
import { mayReturn } from "../return-slip.ts";

/**
 * States of a unit. Unpaired: not sent, and the vendor has linked no hardware to it; unlinked: with the patient, and has lost its hardware; replaced:
 * its new hardware is not linked yet.
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

/** Events that change the state of a unit: the words of its lines, and a plausible reading. */
export type UnitWord = CustodyWord | "measured";

const sending = { shipped: "shipped", deleted: "deleted" } as const;
const ending = { lost: "lost", returned: "returned" } as const;

/** Next state for each state and word; a word that is missing here is refused. */
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

/** Returns the state of a unit after a word; null when the word is not allowed. */
export const unitAfter = (state: UnitState, word: UnitWord): UnitState | null => steps[state][word] ?? null;

/** Word that gives a device its status, and the initial state of its unit in that status. */
const begins: Readonly<Record<DeviceState, readonly [CustodyWord, UnitState]>> = {
  Pending: ["packed", "packed"],
  fail: ["refused", "refused"],
  Unlinked: ["unlinked", "unpaired"],
  Shipped: ["shipped", "shipped"],
  Delivered: ["delivered", "delivered"],
  Returned: ["returned", "returned"],
  Deleted: ["deleted", "deleted"],
};

/** State of a unit and the time since which it has the state, in milliseconds; null for a unit that was only ordered. */
export interface UnitStateSince {
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
 * Returns the state of a unit within the device status that follows from its lines. From the begin of that status on, lines and readings are applied
 * in order of their times, and words that are not allowed are ignored. So the result does not depend on the order or the repetition of lines.
 * `measuredAt` are times of plausible readings: the first and the last of each hardware are enough.
 */
export const unitStateSince = (lines: readonly CustodyLine[], measuredAt: readonly number[]): UnitStateSince => {
  const [word, state] = begins[custodyStateOf(lines).state];
  const valid = validLines(lines);
  const times = valid.flatMap((line) => (line.word === word ? [line.at] : []));
  if (times.length === 0) return { state: "ordered", since: null };
  const since = Math.min(...times);
  const measured = measuredAt.map((at): Step => ({ word: "measured", at, lineId: "" }));
  return [...valid, ...measured]
    .filter(({ at }) => at >= since)
    .toSorted(inOrder)
    .reduce<UnitStateSince>(
      (standing, step) => {
        const next = unitAfter(standing.state, step.word);
        return next ? { state: next, since: step.at } : standing;
      },
      { state, since },
    );
};

/** Returns the status that orders show: a delivered device whose replacement is not linked yet is shown as Unlinked. */
export const shownStatus = (status: DeviceState, unit: UnitState): DeviceState =>
  unit === "replaced" && status === "Delivered" ? "Unlinked" : status;

/** Returns whether a unit is out: on its way, or with the patient as far as is known. */
export const isOut = (status: DeviceState, unit: UnitState): boolean => mayReturn(status) && unit !== "lost";

/** Returns the remaining steps of a unit; none for a lost one. */
export const remainingSteps = (status: DeviceState, unit: UnitState, hasMeasured: boolean): readonly StepAhead[] =>
  unit === "lost" ? [] : stepsAhead(status, hasMeasured);
