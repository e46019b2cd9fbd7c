import { z } from "zod";
import { isSameName } from "../names/search-form.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { lineField } from "../values/text-fields.ts";
import * as texts from "./patients-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Fields that distinguish a person from others. */
export interface Identity {
  readonly firstname: string;
  readonly lastname: string;
  readonly dob: CalendarDate;
  readonly phone: string;
  readonly email: string;
}

/** Names of the parts that two people may have in common. */
export const identityParts = ["name", "dob", "phone", "email"] as const;
export type IdentityPart = (typeof identityParts)[number];

/** Returns the parts that two people have in common; names are compared loosely. */
export const sameParts = (one: Identity, other: Identity): IdentityPart[] => {
  const same: Record<IdentityPart, boolean> = {
    name: isSameName(one, other),
    dob: one.dob === other.dob,
    phone: one.phone === other.phone,
    email: one.email.toLowerCase() === other.email.toLowerCase(),
  };
  return identityParts.filter((part) => same[part]);
};

/** Returns whether two people have all parts in common. */
export const isSamePerson = (one: Identity, other: Identity): boolean =>
  sameParts(one, other).length === identityParts.length;

/** Strength of a match of two people: strong by birth date with name or phone, weak by phone or email alone. */
export type Strength = "strong" | "weak";

/** Returns the strength of a match by the common parts; null for no match. */
export const strengthOf = (same: readonly IdentityPart[]): Strength | null => {
  const has = (part: IdentityPart): boolean => same.includes(part);
  if (has("dob") && (has("name") || has("phone"))) return "strong";
  return has("phone") || has("email") ? "weak" : null;
};

/** Returns the text under a field with the names of patients who have the same value; undefined without any. */
export const sameFieldText = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : texts.hasHaveTheSameNext(names.join(", "), names.length);

/** Text for a surgeon about a strong match with another surgeon's patient. The surgeon must not read more about that patient. */
export const othersPatient = texts.anotherProvidersPatientHasThis;

/** Returns whether a surgeon is informed of a match with another surgeon's patient. */
export const informsSurgeonOfOthers = (same: readonly IdentityPart[]): boolean =>
  same.includes("name") && same.includes("dob");

/**
 * Returns whether a reason is needed to add a patient: a patient whom the viewer may see matches strongly, or the surgeon is informed of a match with
 * another surgeon's patient.
 */
export const needsReason = (
  added: Identity,
  candidates: readonly (Identity & { readonly isSeen: boolean })[],
): boolean =>
  candidates.some((candidate) => {
    const same = sameParts(added, candidate);
    return candidate.isSeen ? strengthOf(same) === "strong" : informsSurgeonOfOthers(same);
  });

/** Reasons to add a patient despite a strong match; `Other` needs a text. */
export const additionReasons = ["Second joint", "New programme, same joint", "Another person", "Other"] as const;
/** Maximum number of characters. */
export const additionTextLimit = 200;

/** Schema of the reason in the dialog. */
export const additionReason = z
  .object({
    reason: z.enum(additionReasons, texts.pleaseSayWhy),
    text: lineField().max(additionTextLimit, mustBeCharactersOrLess(texts.textLabel, additionTextLimit)).default(""),
  })
  .refine(({ reason, text }) => reason !== "Other" || text !== "", { path: ["text"], message: texts.pleaseSayWhy });

export type AdditionReason = z.output<typeof additionReason>;

/** Reason, and the identity it was given for. It is valid only for that identity. */
export interface GivenReason {
  readonly who: Identity;
  readonly although: string;
}

/** Formats the reason as it is stored with the patient. */
export const additionText = ({ reason, text }: AdditionReason): string => (text === "" ? reason : `${reason}: ${text}`);

/** Parses the stored reason to the values of the dialog. */
export const parseReason = (storedReason: string): { reason: AdditionReason["reason"]; text: string } => {
  const reason =
    additionReasons.find((each) => storedReason === each || storedReason.startsWith(`${each}: `)) ?? "Other";
  return { reason, text: storedReason.slice(storedReason.startsWith(reason) ? reason.length + 2 : 0) };
};
