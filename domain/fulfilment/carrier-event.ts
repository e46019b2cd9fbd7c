import { z } from "zod";
import { lineField } from "../values/text-fields.ts";
import { clockSkew } from "../values/clock-skew.ts";
import { idField } from "../values/id.ts";
import type { CustodyWord } from "./custody.ts";
import { gatewayField } from "./shipment.ts";
import { refusalTexts } from "./refusal-texts.ts";
import * as texts from "./fulfilment-texts.ts";

/** Event types of carriers and vendors, with the words of custody lines they stand for. */
const words = {
  accepted: "packed",
  refused: "refused",
  unlinked: "unlinked",
  shipped: "shipped",
  in_transit: "moving",
  delivered: "delivered",
  returned: "returned",
  connected: "linked",
  replaced: "replaced",
} as const satisfies Record<string, CustodyWord>;

/**
 * Schema of an event about devices of an order: all of them, those with a tracking link, or one. An event `replaced` needs the device and its new
 * hardware.
 */
export const carrierEvent = z
  .object({
    id: z.string().min(1).max(100),
    type: z
      .string()
      .max(50)
      .toLowerCase()
      .pipe(z.enum(Object.keys(words) as (keyof typeof words)[])),
    at: z.iso.datetime({ offset: true }),
    order: idField.optional(),
    tracking: z.string().max(500).optional(),
    device: idField.optional(),
    hardware: gatewayField.optional(),
    note: lineField().max(200).default(""),
  })
  .refine(({ order, tracking }) => order !== undefined || tracking !== undefined)
  .refine(({ type, device, hardware }) => type !== "replaced" || (device !== undefined && hardware !== undefined));

export type CarrierEvent = z.output<typeof carrierEvent>;

/** Returns the word of the custody line that an event represents. */
export const wordOf = ({ type }: CarrierEvent): CustodyWord => words[type];

/** Outcomes of an event: it changed something, was received before, is older than the current state, or was refused. */
export const eventResults = ["Taken", "Known", "Late", "Refused"] as const;
export type EventResult = (typeof eventResults)[number];

/** Returns whether a signature is recent; `at` and `now` in milliseconds. This prevents the replay of a stored message. */
export const isFresh = (at: number, now: number): boolean => Math.abs(now - at) <= clockSkew;

/** Returns why the date of an event, in milliseconds, is impossible: it is in the future, or before the order; null when it is possible. */
export const refuseEventDate = (at: number, { orderedAt, now }: { orderedAt: number; now: number }): string | null => {
  if (at > now + clockSkew) return refusalTexts.future;
  return at < orderedAt - clockSkew ? refusalTexts.beforeOrder : null;
};

/** State of the messages from carriers; times in milliseconds. */
export interface CarrierNews {
  /** Times of signed messages that could not be read, oldest first. */
  readonly refusals: readonly number[];
  /** Time of the last message that was accepted. */
  readonly lastTaken: number | null;
  /** Time since which the oldest parcel under way has been shipped; null when none is under way. */
  readonly outSince: number | null;
}

/** Problem with the messages from carriers, and its begin. */
export interface CarrierTrouble {
  readonly kind: "refused" | "silent";
  readonly since: number;
}

/** Number of unreadable messages, and milliseconds within which so many make a problem. */
const many = 3;
const maxDelay = 10 * 60_000;
/** Milliseconds without a message, while a parcel is on its way, that make a problem. */
const silence = 24 * 3_600_000;

/**
 * Returns the current problem, or null: three signed messages within ten minutes that could not be read, or a day without messages while a parcel is
 * under way. One accepted event ends the problem.
 */
export const carrierTrouble = (news: CarrierNews, now: number): CarrierTrouble | null => {
  const lastTakenAt = news.lastTaken ?? Number.NEGATIVE_INFINITY;
  const refused = news.refusals.filter((at) => at > lastTakenAt);
  const first = refused.find((at, index) => (refused[index + many - 1] ?? Infinity) - at <= maxDelay);
  if (first !== undefined) return { kind: "refused", since: first };
  if (news.outSince === null) return null;
  const since = Math.max(lastTakenAt, news.outSince);
  return now - since >= silence ? { kind: "silent", since } : null;
};

/** Returns the case that reports a problem. */
export const troubleCase = (kind: CarrierTrouble["kind"]) =>
  ({
    type: "System Technical",
    priority: "P1",
    summary: texts.carrierNewsDoNotArrive,
    description: texts.troubleTexts[kind],
  }) as const;
