import { countText } from "../texts/count-text.ts";
import { z } from "zod";
import { isWebLink } from "../links/web-link.ts";
import { type DeviceState, isToSend, type OrderState } from "./device-state.ts";
import { lineField, textField } from "../values/text-fields.ts";

/** Texts about device orders. */
export const orderTexts = {
  notFound: "This order was not found.",
  noDevice: "This device is not part of the order.",
  deviceNotFound: "This device was not found.",
  saved: "Order saved.",
  shipped: "Device(s) marked as shipped",
  deleted: "Device marked as deleted",
  address: "Address updated",
  corrected: "Corrected.",
  inactive: "This patient is inactive",
  noneChosen: "Please select at least one device from the list above to order",
  notFilled: "Fill Gateway ID and Tracking URL",
  emptied: "This order is shipped. Its gateway ID and tracking URL can be changed, not removed.",
  noConsent: "Consent is not signed. Ship anyway?",
  changed: "Somebody else changed this order in the meantime. Nothing of yours is lost: compare and save again.",
  shippedBy: (name: string, time: string): string => `${name} marked it as shipped at ${time}.`,
  gatewayTaken: (gateway: string, holder: string): string =>
    `${gateway} is with ${holder}. A gateway serves one open order.`,
  /** For a gateway whose holder the reader may not see: the text must not reveal the holder, nor that one exists. */
  gatewayUnknown: (gateway: string): string => `${gateway} cannot be used here. Check the ID on the device.`,
  notToCorrect: "This line cannot be taken back.",
  carrierSilent: "The carrier does not answer. Try again in a few minutes.",
  carrierAnswer: (news: number): string =>
    news === 0 ? "The carrier has no news of this order." : `The carrier told ${countText(news, "event")}.`,
} as const;

const tooShort = "Gateway ID should be atleast 12 characters. Allowed characters: (0-9, a-z, A-Z,/s,-).";
const notExact = "Gateway ID should be exactly 12 alphanumeric characters (0-9, a-z, A-Z).";

const signsOf = (gateway: string): string => gateway.replaceAll(/[\s-]/g, "");

/** Schema of a gateway's id. It is stored in capitals and in groups of four: 7C21-09AE-44B0. */
export const gatewayField = lineField()
  .regex(/^[0-9a-zA-Z\s-]{12,60}$/, tooShort)
  .refine((typed) => /^[0-9a-zA-Z]{12}$/.test(signsOf(typed)), { error: notExact, abort: true })
  .transform((typed) =>
    signsOf(typed)
      .toUpperCase()
      .replaceAll(/(.{4})(?=.)/g, "$1-"),
  );

/** Schema of a tracking link. */
export const trackingField = z
  .string("Invalid URL")
  .max(500, "Invalid URL")
  .refine((link) => isWebLink(link, ["http:", "https:"]), "Invalid URL");

/** Maximum lengths of notes, in characters: of an order, and of a device or custody line in it. */
export const noteLimits = { order: 1_000, device: 200 } as const;

/** Returns a schema that accepts an empty text or a valid value of the field. */
const orNothing = (field: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .default("")
    .transform((typed, { issues }) => {
      const parsed = field.safeParse(typed);
      if (typed === "" || parsed.success) return parsed.data ?? "";
      issues.push({ code: "custom", input: typed, message: parsed.error.issues[0]!.message });
      return "";
    });

export const deviceNote = textField()
  .max(noteLimits.device, `A note has at most ${noteLimits.device} characters.`)
  .default("");

/** Schema of the reason for which a custody line is taken back. */
export const correctionReason = textField()
  .min(1, "Please say what was wrong.")
  .max(noteLimits.device, `A reason has at most ${noteLimits.device} characters.`);

/** Schema of a shipment before and while it is sent; until then each field may be empty. */
export const shipmentForm = z.object({
  gateway_id: orNothing(gatewayField),
  tracking_link: orNothing(trackingField),
  note: textField().max(noteLimits.order, `A note has at most ${noteLimits.order} characters.`).default(""),
});

export type Shipment = z.output<typeof shipmentForm>;

/** Device of an order with the fields that decide what can be done with it. */
export interface OrderedDevice {
  readonly name: string;
  readonly status: DeviceState;
  /** Whether the patient's programme still includes it. */
  readonly assigned: boolean;
}

/** Returns why a device of an order cannot be sent or deleted; null when it can. */
export const refuseChoice = ({ name, status, assigned }: OrderedDevice): string | null => {
  if (status === "Deleted") return `Device ${name} is deleted`;
  if (!isToSend(status)) return `${name} is ${status} already.`;
  return assigned ? null : `${name} is not assigned to the patient any more.`;
};

/** Returns why a change of an order's parcel cannot be saved: a shipped order needs its gateway and tracking link. Null when it can be saved. */
export const refuseEmptied = (
  { status, gateway, tracking }: { status: OrderState; gateway: string | null; tracking: string | null },
  change: Partial<Shipment>,
): string | null => {
  const isEmptied = (gateway && change.gateway_id === "") || (tracking && change.tracking_link === "");
  return status === "Shipped" && isEmptied ? orderTexts.emptied : null;
};

interface ShipmentState {
  readonly active: boolean;
  readonly chosen: readonly OrderedDevice[];
  readonly gateway: string | null;
  readonly tracking: string | null;
}

/** Returns the first reason why nothing can be marked as shipped yet; null when it can. */
export const shipHint = ({ active, chosen, gateway, tracking }: ShipmentState): string | null => {
  if (!active) return orderTexts.inactive;
  if (!chosen.some((device) => refuseChoice(device) === null)) return orderTexts.noneChosen;
  const isFilled = gatewayField.safeParse(gateway ?? "").success && trackingField.safeParse(tracking ?? "").success;
  return isFilled ? null : orderTexts.notFilled;
};
