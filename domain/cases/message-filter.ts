import { z } from "zod";
import { type Id, isId } from "../values/id.ts";
import { isLastFour } from "../values/phone.ts";
import * as texts from "./cases-texts.ts";

const id = z.custom<Id>((value) => typeof value === "string" && isId(value), texts.pleaseChooseAgain);
const lastDigits = z.string().trim().refine(isLastFour, texts.pleaseEnter4Digits);

/** Schema of the filter of the messages on the wire; a missing field has no effect. */
export const messageFilterSchema = z.object({
  /** Only the session's clinic is possible. */
  customerIds: z.array(id).nullish(),
  surgeonId: id.nullish(),
  patientId: id.nullish(),
  /** Prefixes of first and last names. */
  name: z.string().trim().max(80, texts.pleaseEnterAtMost80).nullish(),
  lastdigitsofphone: lastDigits.nullish(),
  urgent: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  bySurgeons: z.boolean().nullish(),
  byPatients: z.boolean().nullish(),
});

export type MessageFilter = z.output<typeof messageFilterSchema>;

const { surgeonId: surgeonField, name: nameField, lastdigitsofphone: digitsField } = messageFilterSchema.shape;

/** Parses the filter of an address. Invalid parameters are ignored. */
export const parseMessageFilter = (params: URLSearchParams): MessageFilter => {
  const text = (name: string): string | undefined => params.get(name) || undefined;
  const isOn = (name: string): true | undefined => params.get(name) === "yes" || undefined;
  return {
    surgeonId: surgeonField.safeParse(text("surgeon")).data,
    name: nameField.safeParse(text("name")).data || undefined,
    lastdigitsofphone: digitsField.safeParse(text("digits")).data,
    urgent: isOn("urgent"),
    archived: isOn("archived"),
    bySurgeons: isOn("grouped"),
  };
};

/** Returns a filter as the parameters of an address; those of fields that do not limit are empty. */
export const messageFilterParams = (filter: MessageFilter) => ({
  surgeon: filter.surgeonId ?? "",
  name: filter.name ?? "",
  urgent: filter.urgent ? "yes" : "",
  digits: filter.lastdigitsofphone ?? "",
  archived: filter.archived ? "yes" : "",
  grouped: filter.bySurgeons ? "yes" : "",
});

export const messageSortSchema = z.object({
  field: z.literal("receivedOn", texts.theListCannotBeSorted),
  order: z.enum(["ascend", "descend"], texts.pleaseSortAscendingOrDescending),
});

export type MessageSort = z.output<typeof messageSortSchema>;

/** Initial order of the messages: unread and urgent ones first, then the newest. */
export const defaultMessageSort: MessageSort = { field: "receivedOn", order: "descend" };

/** Filter without the fields of the dialog. */
export const noMessageLimits: MessageFilter = { name: undefined, lastdigitsofphone: undefined, urgent: undefined };
