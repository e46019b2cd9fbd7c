import type { Id } from "../values/id.ts";
import { type DeviceState, mayMove } from "./device-state.ts";

/** What can happen to a device from its order on, until it is back and wiped. */
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

/** Where a device stands after a word; what is not named here moves nothing. */
const stateAfter: Partial<Record<CustodyWord, DeviceState>> = {
  refused: "fail",
  unlinked: "Unlinked",
  shipped: "Shipped",
  delivered: "Delivered",
  returned: "Returned",
};

/** What happens to a device that was sent and leaves its status as it is; only its unit stands elsewhere then. */
const movesUnit: readonly CustodyWord[] = ["linked", "replaced", "lost", "checked", "wiped", "retired"];

/** One line of where a device has been. Nothing of it is ever changed: a wrong one is taken back by another that names it. */
export interface CustodyLine {
  readonly lineId: Id;
  readonly word: CustodyWord;
  /** When it happened, in milliseconds, by the clock of whoever said so. */
  readonly at: number;
  /** The line that this one takes back. */
  readonly corrects: Id | null;
}

/** Where a device stands, and when it first came there, in milliseconds. */
export interface Standing {
  readonly state: DeviceState;
  readonly shippedAt: number | null;
  readonly deliveredAt: number | null;
  readonly returnedAt: number | null;
}

/** The lines that nobody took back. */
export const validLines = <Line extends CustodyLine>(lines: readonly Line[]): Line[] => {
  const takenBack = new Set(lines.map(({ corrects }) => corrects));
  return lines.filter(({ lineId, word }) => word !== "corrected" && !takenBack.has(lineId));
};

/** A time that is known, no later than another one. */
const earlier = (at: number | null, latest: number | null): number | null =>
  at === null || latest === null ? at : Math.min(at, latest);

/**
 * Where a device stands by its lines. The same lines lead to the same place in whichever order they came, and however often: the
 * furthest state holds, and of each state the earliest time. A device was shipped by the time it was delivered, and delivered by the time
 * it returned, whatever the clocks of two carriers say. What was deleted stays so.
 */
export const standingOf = (lines: readonly CustodyLine[]): Standing => {
  const valid = validLines(lines);
  const firstAt = (word: CustodyWord): number | null => {
    const times = valid.flatMap((line) => (line.word === word ? [line.at] : []));
    return times.length === 0 ? null : Math.min(...times);
  };
  const returnedAt = firstAt("returned");
  const deliveredAt = earlier(firstAt("delivered"), returnedAt);
  const reached = valid.flatMap(({ word }) => stateAfter[word] ?? []);
  const furthest = reached.reduce<DeviceState>((far, state) => (mayMove(far, state) ? state : far), "Pending");
  return {
    state: valid.some(({ word }) => word === "deleted") ? "Deleted" : furthest,
    shippedAt: earlier(firstAt("shipped"), deliveredAt ?? returnedAt),
    deliveredAt,
    returnedAt,
  };
};

/** Whether a line says something new of a device: it leads on from its status, or is about none. What moves only its unit is none. */
export const leadsOn = (from: DeviceState, word: CustodyWord): boolean => {
  if (movesUnit.includes(word)) return false;
  const to = stateAfter[word];
  return to === undefined ? from !== "Deleted" : mayMove(from, to);
};

/** Whether a line may be taken back: it moved the device or its unit, and nobody took it back yet. */
export const mayCorrect = (lines: readonly CustodyLine[], lineId: Id): boolean =>
  validLines(lines).some(
    ({ lineId: id, word }) => id === lineId && (word === "deleted" || word in stateAfter || movesUnit.includes(word)),
  );

/** What a device goes through from its order to its return, when all goes well; it measures once it was delivered. */
const usualWay = ["shipped", "delivered", "measured", "returned"] as const;
export type StepAhead = (typeof usualWay)[number];

/** What is still ahead of a device. Nothing is of one that is back, or was deleted; a reading tells that it was delivered. */
export const stepsAhead = (state: DeviceState, hasMeasured: boolean): readonly StepAhead[] => {
  if (state === "Deleted" || state === "Returned") return [];
  if (hasMeasured) return ["returned"];
  return usualWay.slice(state === "Delivered" ? 2 : state === "Shipped" ? 1 : 0);
};

/** What a step says to people while it is ahead. */
export const aheadTexts: Readonly<Record<StepAhead, string>> = {
  shipped: "Shipped",
  delivered: "Delivered",
  measured: "First reading",
  returned: "Returned",
};

/** What a word says to people. */
export const custodyTexts: Readonly<Record<CustodyWord, string>> = {
  packed: "Packed",
  refused: "Refused by the vendor",
  unlinked: "No hardware linked",
  shipped: "Shipped",
  moving: "On its way",
  delivered: "Delivered",
  returned: "Returned",
  deleted: "Deleted from the order",
  silent: "Silent",
  corrected: "Corrected",
  linked: "Linked",
  replaced: "Replaced",
  lost: "Lost",
  checked: "Checked",
  wiped: "Wiped",
  retired: "Retired",
  askedback: "Asked back",
};
