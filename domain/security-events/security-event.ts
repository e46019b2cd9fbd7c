import { z } from "zod";
import type { Id } from "../values/id.ts";
import { pagesOf } from "../values/page.ts";

/** Kinds of events that may indicate an attack, with their labels for a super admin. */
export const securityEventTexts = {
  failedSignIn: "Failed sign-in",
  lockOut: "Locked out after too many tries",
  refusedRight: "Tried something not allowed",
  forgedSignature: "Signature not valid",
  newDevice: "Sign-in from a new device",
  roleChange: "Role given or changed",
} as const;

export type SecurityEventKind = keyof typeof securityEventTexts;

export const securityEventKinds = Object.keys(securityEventTexts) as readonly SecurityEventKind[];

/** Event that may be part of an attack. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** The account that acted or was attacked; null when it is not known. */
  readonly accountId: Id | null;
  /** Name of a source that is not a person, such as a carrier; empty without one. */
  readonly source: string;
  /** Network address of the source; empty when it is not known. */
  readonly address: string;
}

/** Days for which events are stored. */
export const securityEventDays = 400;

const message = "Please choose a kind of event.";

/** Schema of a super admin's filter of events; without a kind it matches all kinds. */
export const securityEventFilterSchema = pagesOf({ usual: 20, max: 100 }).extend({
  kind: z.enum(securityEventKinds, message).nullish(),
});

export type SecurityEventFilter = z.output<typeof securityEventFilterSchema>;
