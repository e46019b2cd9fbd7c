import type { Id } from "../values/id.ts";
import { type DeviceState, mayMove } from "./device-state.ts";

/** Words of custody lines: events of a device from its order until it is returned and wiped. */
export const custodyWords = [
  "packed",
  "refused",
  "unlinked",
  "shipped",
  "moving",
  "delivered",
  "returned",
  "deleted",
  "silent",
  "corrected",
  "linked",
  "replaced",
  "lost",
  "checked",
  "wiped",
  "retired",
  "askedback",
] as const;
export type CustodyWord = (typeof custodyWords)[number];

/** State of a device after a word; a word that is missing here does not change the state. */
const stateAfter: Partial<Record<CustodyWord, DeviceState>> = {
  refused: "fail",
  unlinked: "Unlinked",
  shipped: "Shipped",
  delivered: "Delivered",
  returned: "Returned",
};

/** Words that change the state of a unit but not the status of a sent device. */
const movesUnit: readonly CustodyWord[] = ["linked", "replaced", "lost", "checked", "wiped", "retired"];

/** Line in the chain of custody of a device. Lines never change: a wrong line is taken back by another line that names it. */
export interface CustodyLine {
  readonly lineId: Id;
  readonly word: CustodyWord;
  /** Time of the event in milliseconds, by the clock of its reporter. */
  readonly at: number;
  /** Id of the line that this line takes back. */
  readonly corrects: Id | null;
}

/** State of a device, and the first times at which it was shipped, delivered and returned, in milliseconds. */
export interface CustodyState {
  readonly state: DeviceState;
  readonly shippedAt: number | null;
  readonly deliveredAt: number | null;
  readonly returnedAt: number | null;
}

/** Returns the lines that were not taken back. */
export const validLines = <Line extends CustodyLine>(lines: readonly Line[]): Line[] => {
  const takenBack = new Set(lines.map(({ corrects }) => corrects));
  return lines.filter(({ lineId, word }) => word !== "corrected" && !takenBack.has(lineId));
};

/** Returns a time, limited to a latest time; null when the time is unknown. */
const limitTime = (at: number | null, latest: number | null): number | null =>
  at === null || latest === null ? at : Math.min(at, latest);

/**
 * Returns the state of a device from its lines. The result does not depend on the order or the repetition of lines: it has the furthest state, and
 * the earliest time of each state. A device was shipped no later than it was delivered, and delivered no later than it was returned, whatever the
 * clocks of two carriers say. A deleted device stays deleted.
 */
export const custodyStateOf = (lines: readonly CustodyLine[]): CustodyState => {
  const valid = validLines(lines);
  const firstAt = (word: CustodyWord): number | null => {
    const times = valid.flatMap((line) => (line.word === word ? [line.at] : []));
    return times.length === 0 ? null : Math.min(...times);
  };
  const returnedAt = firstAt("returned");
  const deliveredAt = limitTime(firstAt("delivered"), returnedAt);
  const reached = valid.flatMap(({ word }) => stateAfter[word] ?? []);
  const furthest = reached.reduce<DeviceState>((far, state) => (mayMove(far, state) ? state : far), "Pending");
  return {
    state: valid.some(({ word }) => word === "deleted") ? "Deleted" : furthest,
    shippedAt: limitTime(firstAt("shipped"), deliveredAt ?? returnedAt),
    deliveredAt,
    returnedAt,
  };
};

/**
 * Returns whether a line adds something new about a device: it advances the status, or does not concern the status. Words that change only the unit
 * return false.
 */
export const addsInformation = (from: DeviceState, word: CustodyWord): boolean => {
  if (movesUnit.includes(word)) return false;
  const to = stateAfter[word];
  return to === undefined ? from !== "Deleted" : mayMove(from, to);
};

/** Returns whether a line may be taken back: it changed the device or its unit, and was not taken back before. */
export const mayCorrect = (lines: readonly CustodyLine[], lineId: Id): boolean =>
  validLines(lines).some(
    ({ lineId: id, word }) => id === lineId && (word === "deleted" || word in stateAfter || movesUnit.includes(word)),
  );

/** Usual steps of a device from its order to its return; it measures after its delivery. */
const usualWay = ["shipped", "delivered", "measured", "returned"] as const;
export type StepAhead = (typeof usualWay)[number];

/** Returns the remaining steps of a device: none once it is returned or deleted. A reading proves that the device was delivered. */
export const stepsAhead = (state: DeviceState, hasMeasured: boolean): readonly StepAhead[] => {
  if (state === "Deleted" || state === "Returned") return [];
  if (hasMeasured) return ["returned"];
  return usualWay.slice(state === "Delivered" ? 2 : state === "Shipped" ? 1 : 0);
};
