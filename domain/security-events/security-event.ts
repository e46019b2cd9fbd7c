import { z } from "zod";
import type { Id } from "../values/id.ts";
import { pagesOf } from "../values/page.ts";

/** Kinds of events that may tell of an attack, each with its words for a super admin. */
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

/** Something that happened and may be part of an attack. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** The account that tried it or that it was tried on; null where none is known. */
  readonly accountId: Id | null;
  /** A name that is no person's, such as a carrier's; empty where there is none. */
  readonly source: string;
  /** The network address that it came from; empty where it is not known. */
  readonly address: string;
}

/** How long events are kept, days. */
export const securityEventDays = 400;

const message = "Please choose a kind of event.";

/** Which events a super admin asks for: all kinds where none is named. */
export const securityEventFilter = pagesOf({ usual: 20, most: 100 }).extend({
  kind: z.enum(securityEventKinds, message).nullish(),
});

export type SecurityEventFilter = z.output<typeof securityEventFilter>;
