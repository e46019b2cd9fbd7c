import { countText } from "../texts/count-text.ts";
import { z } from "zod";
import { isWebLink } from "../links/web-link.ts";
import { type DeviceState, isToSend, type OrderState } from "./device-state.ts";
import { lineField, textField } from "../values/text-fields.ts";

/** What people read about orders of devices. */
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
  /** Of a gateway whose holder the reader may not see: nothing about the holder, nor that there is one. */
  gatewayUnknown: (gateway: string): string => `${gateway} cannot be used here. Check the ID on the device.`,
  notToCorrect: "This line cannot be taken back.",
  carrierSilent: "The carrier does not answer. Try again in a few minutes.",
  askedCarrier: (news: number): string =>
    news === 0 ? "The carrier has no news of this order." : `The carrier told ${countText(news, "event")}.`,
} as const;

const tooShort = "Gateway ID should be atleast 12 characters. Allowed characters: (0-9, a-z, A-Z,/s,-).";
const notExact = "Gateway ID should be exactly 12 alphanumeric characters (0-9, a-z, A-Z).";

const signsOf = (gateway: string): string => gateway.replaceAll(/[\s-]/g, "");

/** A gateway's id, kept in capitals and in groups of four: 7C21-09AE-44B0. */
export const gatewayField = lineField()
  .regex(/^[0-9a-zA-Z\s-]{12,60}$/, tooShort)
  .refine((typed) => /^[0-9a-zA-Z]{12}$/.test(signsOf(typed)), { error: notExact, abort: true })
  .transform((typed) =>
    signsOf(typed)
      .toUpperCase()
      .replaceAll(/(.{4})(?=.)/g, "$1-"),
  );

/** Where a parcel can be followed. */
export const trackingField = z
  .string("Invalid URL")
  .max(500, "Invalid URL")
  .refine((link) => isWebLink(link, ["http:", "https:"]), "Invalid URL");

/** Most characters of the note of an order, and of a device or a line in it. */
export const noteLimits = { order: 1_000, device: 200 } as const;

/** What is read by a field, unless it is empty. */
const orNothing = (field: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .default("")
    .transform((typed, { issues }) => {
      const read = field.safeParse(typed);
      if (typed === "" || read.success) return read.data ?? "";
      issues.push({ code: "custom", input: typed, message: read.error.issues[0]!.message });
      return "";
    });

export const deviceNote = textField()
  .max(noteLimits.device, `A note has at most ${noteLimits.device} characters.`)
  .default("");

/** Why a line of where a device has been is taken back. */
export const correctionReason = textField()
  .min(1, "Please say what was wrong.")
  .max(noteLimits.device, `A reason has at most ${noteLimits.device} characters.`);

/** What is kept of a shipment before and while it is sent; each field may be empty until then. */
export const shipmentForm = z.object({
  gateway_id: orNothing(gatewayField),
  tracking_link: orNothing(trackingField),
  note: textField().max(noteLimits.order, `A note has at most ${noteLimits.order} characters.`).default(""),
});

export type Shipment = z.output<typeof shipmentForm>;

/** A device of an order as far as it decides what can be done with it. */
export interface OrderedDevice {
  readonly name: string;
  readonly status: DeviceState;
  /** Whether the patient's programme still has it. */
  readonly assigned: boolean;
}

/** Why a device of an order cannot be chosen to be sent, nor deleted; null when it can. */
export const refuseChoice = ({ name, status, assigned }: OrderedDevice): string | null => {
  if (status === "Deleted") return `Device ${name} is deleted`;
  if (!isToSend(status)) return `${name} is ${status} already.`;
  return assigned ? null : `${name} is not assigned to the patient any more.`;
};

/** Why a change of an order's parcel cannot be saved: what is shipped keeps a gateway and a tracking link. Null when it can. */
export const refuseEmptied = (
  { status, gateway, tracking }: { status: OrderState; gateway: string | null; tracking: string | null },
  change: Partial<Shipment>,
): string | null => {
  const isEmptied = (gateway && change.gateway_id === "") || (tracking && change.tracking_link === "");
  return status === "Shipped" && isEmptied ? orderTexts.emptied : null;
};

interface Shipping {
  readonly active: boolean;
  readonly chosen: readonly OrderedDevice[];
  readonly gateway: string | null;
  readonly tracking: string | null;
}

/** Why nothing can be marked as shipped yet: the first of the things that are missing; null when nothing is. */
export const shipHint = ({ active, chosen, gateway, tracking }: Shipping): string | null => {
  if (!active) return orderTexts.inactive;
  if (!chosen.some((device) => refuseChoice(device) === null)) return orderTexts.noneChosen;
  const isFilled = gatewayField.safeParse(gateway ?? "").success && trackingField.safeParse(tracking ?? "").success;
  return isFilled ? null : orderTexts.notFilled;
};
