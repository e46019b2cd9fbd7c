import { z } from "zod";
import { clockSkew } from "../values/clock-skew.ts";
import { idField } from "../values/id.ts";
import type { CustodyWord } from "./custody.ts";
import { gatewayField } from "./shipment.ts";

/** What carriers and vendors say, and what it means here. */
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

/** An event about the devices of an order: all of them, those with a tracking link, or one; a replaced one names its new hardware. */
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
    note: z.string().trim().max(200).default(""),
  })
  .refine(({ order, tracking }) => order !== undefined || tracking !== undefined)
  .refine(({ type, device, hardware }) => type !== "replaced" || (device !== undefined && hardware !== undefined));

export type CarrierEvent = z.output<typeof carrierEvent>;

/** What an event means here. */
export const wordOf = ({ type }: CarrierEvent): CustodyWord => words[type];

/** What became of an event: it moved something, was known before, is older than what is known, or was not taken. */
export const eventResults = ["Taken", "Known", "Late", "Refused"] as const;
export type EventResult = (typeof eventResults)[number];

/** Whether a signature is of about now; `at` and `now` in milliseconds. A stored one cannot be sent again later. */
export const isFresh = (at: number, now: number): boolean => Math.abs(now - at) <= clockSkew;

/** Why the date of an event cannot be true, in milliseconds: it is to come, or before the order; null when it can. */
export const refuseEventDate = (at: number, { orderedAt, now }: { orderedAt: number; now: number }): string | null => {
  if (at > now + clockSkew) return refusalTexts.future;
  return at < orderedAt - clockSkew ? refusalTexts.beforeOrder : null;
};

/** Why an event was not taken. */
export const refusalTexts = {
  signature: "Signature does not match; nothing changed",
  clock: "Signed more than five minutes off; nothing changed",
  unreadable: "Could not be read; nothing changed",
  unknown: "Of an order that is not known; nothing changed",
  future: "Dated in the future; nothing changed",
  beforeOrder: "Dated before the order; nothing changed",
} as const;

/** What an event did that was not refused. */
export const eventTexts = {
  repeated: "Same event again; nothing changed",
  late: "Older than the state held; kept, nothing changed",
  noted: "Noted",
} as const;

/** What is known of the news of carriers; times in milliseconds. */
export interface CarrierNews {
  /** When signed messages could not be read, oldest first. */
  readonly refusals: readonly number[];
  /** When one was last taken. */
  readonly lastTaken: number | null;
  /** Since when a parcel is out, of those that are; null when none is. */
  readonly outSince: number | null;
}

/** What is wrong with the news of carriers, and since when. */
export interface CarrierTrouble {
  readonly kind: "refused" | "silent";
  readonly since: number;
}

const many = 3;
const within = 10 * 60_000;
const silence = 24 * 3_600_000;

/** Trouble is three signed messages in ten minutes that could not be read, or a day without news while a parcel is out. One event that is taken ends it. */
export const carrierTrouble = (news: CarrierNews, now: number): CarrierTrouble | null => {
  const taken = news.lastTaken ?? Number.NEGATIVE_INFINITY;
  const refused = news.refusals.filter((at) => at > taken);
  const first = refused.find((at, index) => (refused[index + many - 1] ?? Infinity) - at <= within);
  if (first !== undefined) return { kind: "refused", since: first };
  if (news.outSince === null) return null;
  const since = Math.max(taken, news.outSince);
  return now - since >= silence ? { kind: "silent", since } : null;
};

/** What people read of it. */
export const troubleTexts: Readonly<Record<CarrierTrouble["kind"], string>> = {
  refused: "The carrier's messages could not be read. The states below may be out of date. You can still ship by hand.",
  silent:
    "No news for a day while parcels are on their way. Check the keys with the carrier. The states below may be out of date. You can still ship by hand.",
};

/** The case about it. */
export const troubleCase = (kind: CarrierTrouble["kind"]) =>
  ({
    type: "System Technical",
    priority: "P1",
    summary: "Carrier news do not arrive",
    description: troubleTexts[kind],
  }) as const;
