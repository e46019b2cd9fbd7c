import { typedPhone } from "@restride/domain/values/phone.ts";
import type { TeamCategory } from "@restride/domain/surgeons/team.ts";
import { startingTeam } from "@restride/domain/surgeons/team.ts";
import type { SurgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import type { SurgeonInput } from "../../generated/inputs.ts";
import type { SentForm } from "../../ui/form/sent-form.ts";
import type { SurgeonRecordFragment } from "./surgeons.graphql.ts";

export type SurgeonRecord = SurgeonRecordFragment;

/** What stands in the fields of the form. */
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

/** What the fields are called. */
export const surgeonLabels: Record<keyof SurgeonValues, string> = {
  name: "Name",
  email: "Email",
  phonepublic: "Phone-Public",
  phoneprivate: "Phone-Private",
  image: "Photo",
  description: "Description",
  address: "Address",
  hospital_name: "Hospital name",
  hospital_url: "Hospital url",
  department_name: "Department name",
  department_title: "Department title",
  about_me: "About Me",
  team: "Team categories",
};

/** The fields as a record fills them; without one, or without a team, the team is the starting one. */
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

/** What is sent for a filled form. The version is that of the record the form was filled with, the code that of a new one. */
export const inputOf = (
  { phonepublic, phoneprivate, ...form }: SurgeonForm,
  more: Pick<SurgeonInput, "version" | "accesscode">,
): SurgeonInput => {
  const own: SentForm<SurgeonInput, typeof form> = form;
  return { ...own, ...more, phone: { public: phonepublic, private: phoneprivate } };
};

/** A value of the form as one line of text. */
export const shownValue = (value: SurgeonValues[keyof SurgeonValues]): string =>
  typeof value === "string" ? value : value.map(({ name, details }) => [name, details].join(" ").trim()).join(" · ");
