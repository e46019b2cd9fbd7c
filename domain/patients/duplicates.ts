import { z } from "zod";
import { isSameName } from "../names/search-form.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { lineField } from "../values/text-fields.ts";

/** What tells a person from others. */
export interface Identity {
  readonly firstname: string;
  readonly lastname: string;
  readonly dob: CalendarDate;
  readonly phone: string;
  readonly email: string;
}

/** What may be the same of two people. */
export const identityParts = ["name", "dob", "phone", "email"] as const;
export type IdentityPart = (typeof identityParts)[number];

/** What two people have in common; names are compared loosely. */
export const sameParts = (one: Identity, other: Identity): IdentityPart[] => {
  const same: Record<IdentityPart, boolean> = {
    name: isSameName(one, other),
    dob: one.dob === other.dob,
    phone: one.phone === other.phone,
    email: one.email.toLowerCase() === other.email.toLowerCase(),
  };
  return identityParts.filter((part) => same[part]);
};

/** True when nothing that tells a person from others differs. */
export const isSamePerson = (one: Identity, other: Identity): boolean =>
  sameParts(one, other).length === identityParts.length;

/** How likely somebody is the same person: strong by birth date with name or phone, weak by phone or email alone. */
export type Strength = "strong" | "weak";

/** The strength of a match by what is the same; null when it is none. */
export const strengthOf = (same: readonly IdentityPart[]): Strength | null => {
  const has = (part: IdentityPart): boolean => same.includes(part);
  if (has("dob") && (has("name") || has("phone"))) return "strong";
  return has("phone") || has("email") ? "weak" : null;
};

/** What stands under a field that others have filled alike; nothing where there is nobody. */
export const sameFieldText = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : `${names.join(", ")} ${names.length === 1 ? "has" : "have"} the same. Next goes on.`;

/** All that a surgeon reads about a patient of somebody else who matches strongly; of others nothing. */
export const othersPatient = "Another provider's patient has this name and birth date.";

/** True when a surgeon is told that somebody else's patient matches. */
export const isToldOfOthers = (same: readonly IdentityPart[]): boolean => same.includes("name") && same.includes("dob");

/** Whether a reason is needed to add somebody: a patient who is seen matches strongly, or a surgeon is told of one who is not. */
export const needsReason = (
  added: Identity,
  candidates: readonly (Identity & { readonly isSeen: boolean })[],
): boolean =>
  candidates.some((candidate) => {
    const same = sameParts(added, candidate);
    return candidate.isSeen ? strengthOf(same) === "strong" : isToldOfOthers(same);
  });

/** Why a patient is added although one who matches strongly is there; the last needs words of its own. */
export const additionReasons = ["Second joint", "New programme, same joint", "Another person", "Other"] as const;
export const additionTextLimit = 200;

/** The reason as the dialog writes it. */
export const additionReason = z
  .object({
    reason: z.enum(additionReasons, "Please say why."),
    text: lineField().max(additionTextLimit, `Text must be ${additionTextLimit} characters or less`).default(""),
  })
  .refine(({ reason, text }) => reason !== "Other" || text !== "", { path: ["text"], message: "Please say why." });

export type AdditionReason = z.output<typeof additionReason>;

/** A reason as it was given, and the person whom it was given for: it holds as long as it is the same one. */
export interface GivenReason {
  readonly who: Identity;
  readonly although: string;
}

/** The reason as it is kept with the patient. */
export const additionText = ({ reason, text }: AdditionReason): string => (text === "" ? reason : `${reason}: ${text}`);

/** What the dialog wrote, read from the reason as it is kept. */
export const keptReason = (storedReason: string): { reason: AdditionReason["reason"]; text: string } => {
  const reason =
    additionReasons.find((each) => storedReason === each || storedReason.startsWith(`${each}: `)) ?? "Other";
  return { reason, text: storedReason.slice(storedReason.startsWith(reason) ? reason.length + 2 : 0) };
};
