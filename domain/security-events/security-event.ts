import { z } from "zod";
import type { Id } from "../values/id.ts";
import { pagesOf } from "../values/page.ts";
import { securityEventTexts } from "./security-event-texts.ts";
import * as texts from "./security-events-texts.ts";

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

const message = texts.pleaseChooseAKindOfEvent;

/** Schema of a super admin's filter of events; without a kind it matches all kinds. */
export const securityEventFilterSchema = pagesOf({ usual: 20, max: 100 }).extend({
  kind: z.enum(securityEventKinds, message).nullish(),
});

export type SecurityEventFilter = z.output<typeof securityEventFilterSchema>;
