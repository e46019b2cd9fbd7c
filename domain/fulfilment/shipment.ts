import { z } from "zod";
import { isWebLink } from "../links/web-link.ts";
import { type DeviceState, isToSend, type OrderState } from "./device-state.ts";
import { lineField, textField } from "../values/text-fields.ts";
import { orderTexts } from "./order-texts.ts";
import * as texts from "./fulfilment-texts.ts";
import { deviceStateLabel } from "./device-texts.ts";

const tooShort = texts.gatewayIdShouldBeAtleast;
const notExact = texts.gatewayIdShouldBeExactly;

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
  .string(texts.invalidUrl)
  .max(500, texts.invalidUrl)
  .refine((link) => isWebLink(link, ["http:", "https:"]), texts.invalidUrl);

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

export const deviceNote = textField().max(noteLimits.device, texts.aNoteHasAtMost(noteLimits.device)).default("");

/** Schema of the reason for which a custody line is taken back. */
export const correctionReason = textField()
  .min(1, texts.pleaseSayWhatWasWrong)
  .max(noteLimits.device, texts.aReasonHasAtMost(noteLimits.device));

/** Schema of a shipment before and while it is sent; until then each field may be empty. */
export const shipmentForm = z.object({
  gateway_id: orNothing(gatewayField),
  tracking_link: orNothing(trackingField),
  note: textField().max(noteLimits.order, texts.aNoteHasAtMost(noteLimits.order)).default(""),
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
  if (status === "Deleted") return texts.deviceTexts.deleted(name);
  if (!isToSend(status)) return texts.alreadyInState(name, deviceStateLabel(status));
  return assigned ? null : texts.isNotAssignedToThePatient(name);
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
