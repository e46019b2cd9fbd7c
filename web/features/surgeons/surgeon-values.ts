import { typedPhone } from "@restride/domain/values/phone.ts";
import type { TeamCategory } from "@restride/domain/surgeons/team.ts";
import { startingTeam } from "@restride/domain/surgeons/team.ts";
import type { SurgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import type { SurgeonInput } from "../../generated/inputs.ts";
import type { SentForm } from "../../ui/form/sent-form.ts";
import type { SurgeonRecordFragment } from "./surgeons.graphql.ts";
import * as texts from "./surgeons-texts.ts";

export type SurgeonRecord = SurgeonRecordFragment;

/** Values of the form's fields. */
export interface SurgeonValues {
  readonly name: string;
  readonly email: string;
  readonly phonepublic: string;
  readonly phoneprivate: string;
  readonly image: string;
  readonly description: string;
  readonly address: string;
  readonly hospital_name: string;
  readonly hospital_url: string;
  readonly department_name: string;
  readonly department_title: string;
  readonly about_me: string;
  readonly team: readonly TeamCategory[];
}

/** Labels of the fields. */
export const surgeonLabels: Record<keyof SurgeonValues, string> = {
  name: texts.name,
  email: texts.email,
  phonepublic: texts.phonePublic,
  phoneprivate: texts.phonePrivate,
  image: texts.photo,
  description: texts.description,
  address: texts.address,
  hospital_name: texts.hospitalName,
  hospital_url: texts.hospitalUrl,
  department_name: texts.departmentName,
  department_title: texts.departmentTitle,
  about_me: texts.aboutMe,
  team: texts.teamCategories,
};

/** Returns the form's values of a record; a record without a team, or no record, gets the default team. */
export const valuesOf = (surgeon: SurgeonRecord | null, newId: () => string): SurgeonValues => ({
  name: surgeon?.name ?? "",
  email: surgeon?.email ?? "",
  phonepublic: typedPhone(surgeon?.phone.public ?? ""),
  phoneprivate: typedPhone(surgeon?.phone.private ?? ""),
  image: surgeon?.image ?? "",
  description: surgeon?.description ?? "",
  address: surgeon?.address ?? "",
  hospital_name: surgeon?.hospital_name ?? "",
  hospital_url: surgeon?.hospital_url ?? "",
  department_name: surgeon?.department_name ?? "",
  department_title: surgeon?.department_title ?? "",
  about_me: surgeon?.about_me ?? "",
  team: surgeon && surgeon.team.length > 0 ? surgeon.team : startingTeam(newId),
});

/** Returns the input of the mutation for a valid form. The version is that of the record in the form, the code that of a new one. */
export const inputOf = (
  { phonepublic, phoneprivate, ...form }: SurgeonForm,
  more: Pick<SurgeonInput, "version" | "accesscode">,
): SurgeonInput => {
  const own: SentForm<SurgeonInput, typeof form> = form;
  return { ...own, ...more, phone: { public: phonepublic, private: phoneprivate } };
};

/** Formats a value of the form as one line of text. */
export const shownValue = (value: SurgeonValues[keyof SurgeonValues]): string =>
  typeof value === "string" ? value : value.map(({ name, details }) => [name, details].join(" ").trim()).join(" · ");
