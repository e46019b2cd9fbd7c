import { typedPhone } from "@restride/domain/values/phone.ts";
import { Role, roleName } from "@restride/domain/access/roles.ts";
import type { UserRecordFragment } from "./users.graphql.ts";
import * as texts from "./users-texts.ts";

export type UserRecord = UserRecordFragment;

/** Values of the form's fields. The role is a text until the form is sent. */
export interface UserValues {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: string;
  readonly phone: string;
  readonly userimage: string;
  readonly associateids: readonly string[];
}

export const userLabels: Record<keyof UserValues, string> = {
  email: texts.email,
  firstname: texts.firstname,
  lastname: texts.lastname,
  role: texts.role,
  phone: texts.cellPhone,
  userimage: texts.photo,
  associateids: texts.selection,
};

/** Returns the form's values of a record. */
export const valuesOf = (user: UserRecord | null): UserValues => ({
  email: user?.email ?? "",
  firstname: user?.firstname ?? "",
  lastname: user?.lastname ?? "",
  role: user ? String(user.role) : "",
  phone: typedPhone(user?.phone ?? ""),
  userimage: user?.userimage ?? "",
  associateids: user?.associateids ?? [],
});

/** Formats a value of the form as text, for the comparison of differences. */
export const shownValue = (value: UserValues[keyof UserValues]): string => {
  if (typeof value !== "string") return texts.selectedText(value.length);
  return /^\d{1,2}$/.test(value) ? roleName(Number(value) as Role) : value;
};

/** Returns first and last name. */
export const nameOf = ({ firstname, lastname }: Pick<UserValues, "firstname" | "lastname">): string =>
  `${firstname} ${lastname}`.trim();
