import { idField } from "../values/id.ts";
import { z } from "zod";
import { Role } from "../access/roles.ts";
import { pictureField } from "../images/image.ts";
import { emailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { nameField } from "../values/text-fields.ts";
import * as texts from "./users-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum number of characters of a name. */
export const nameLimit = 50;
const maxAssociates = 1_000;

const name = (missing: string, label: string) =>
  nameField(missing).max(nameLimit, mustBeCharactersOrLess(label, nameLimit));

const roleMissing = texts.pleaseSelectARole;

/**
 * Returns the schema of a user, with the roles that may be chosen. The role is sent as a number. `associateids` are the surgeons of a medical
 * associate, at least one, or the customers of a health coach; for any other role they are dropped.
 */
export const userForm = (roles: readonly Role[]) =>
  z
    .object({
      firstname: name(texts.pleaseEnterFirstname, texts.firstnameLabel),
      lastname: name(texts.pleaseEnterLastname, texts.lastnameLabel),
      email: emailField(texts.pleaseValidEnterEmail, 100),
      phone: phoneField().default(""),
      role: z.coerce
        .number(roleMissing)
        .refine((role) => roles.some((each) => each === role), roleMissing)
        .transform((role) => role as Role),
      userimage: pictureField,
      associateids: z.array(idField).max(maxAssociates, texts.pleaseSelectFewer).default([]),
    })
    .refine(({ role, phone }) => role !== Role.healthCoach || phone !== "", {
      path: ["phone"],
      message: texts.pleaseEnterYourCellNumber,
      when: () => true,
    })
    .refine(({ role, associateids }) => role !== Role.medicalAssociate || (associateids?.length ?? 0) > 0, {
      path: ["associateids"],
      message: texts.pleaseSelectASurgeon,
      when: () => true,
    })
    .transform((user) => ({ ...user, associateids: hasAssociates(user.role) ? [...new Set(user.associateids)] : [] }));

/** Returns whether a role is limited to some surgeons or customers. */
export const hasAssociates = (role: Role): boolean => role === Role.medicalAssociate || role === Role.healthCoach;

export type UserForm = z.output<ReturnType<typeof userForm>>;
