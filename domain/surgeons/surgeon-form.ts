import { countText } from "../texts/count-text.ts";
import { z } from "zod";
import { emailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { pictureField } from "../images/image.ts";
import { categoryLimit, detailsLimit, maxCategories, type TeamCategory } from "./team.ts";
import { isWebLink } from "../links/web-link.ts";
import { lineField, nameField, textField } from "../values/text-fields.ts";

export const nameLimit = 50;
export const aboutMeWords = 300;

const lineLimit = 100;
const textLimit = 200;
const linkLimit = 200;
const aboutMeLimit = 10_000;
const tooManyWords = "Maximun 300 words!";

/** Counts the words of a text. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const limitedLine = (label: string, limit = lineLimit) =>
  lineField().max(limit, `${label} must be ${limit} characters or less`).default("");

const category = z.object({
  _id: z.string().min(1).max(64),
  name: lineField().max(categoryLimit, `Category must be ${categoryLimit} characters or less`),
  details: z.string().max(detailsLimit, `Team must be ${detailsLimit} characters or less`).default(""),
});

const withoutBlankOrDuplicate = (team: readonly TeamCategory[]): TeamCategory[] => {
  const seen = new Set([""]);
  return team.filter(({ name }) => seen.size < seen.add(name.toLowerCase()).size);
};

/** Schema of a surgeon. Phones are returned in international form; an empty private phone stays empty. */
export const surgeonForm = z.object({
  name: nameField("Please enter name").max(nameLimit, `Name must be ${nameLimit} characters or less`),
  email: emailField("Please enter email", 100),
  phonepublic: phoneField("Please enter your number"),
  phoneprivate: phoneField(),
  image: pictureField,
  description: limitedLine("Description", textLimit),
  address: textField().max(textLimit, `Address must be ${textLimit} characters or less`).default(""),
  hospital_name: limitedLine("Hospital name"),
  hospital_url: z
    .string()
    .trim()
    .max(linkLimit, `Hospital url must be ${linkLimit} characters or less`)
    .refine((link) => link === "" || isWebLink(link, ["http:", "https:"]), "Please enter valid url.")
    .default(""),
  department_name: limitedLine("Department name"),
  department_title: limitedLine("Department title"),
  about_me: textField()
    .max(aboutMeLimit, tooManyWords)
    .refine((text) => countWords(text) <= aboutMeWords, tooManyWords)
    .default(""),
  team: z.array(category).max(maxCategories, "Please remove a category.").transform(withoutBlankOrDuplicate),
});

export type SurgeonForm = z.output<typeof surgeonForm>;

/** Texts about surgeons. */
export const surgeonTexts = {
  added: "Surgeon added. A link to set a password is on its way.",
  updated: "Surgeon updated.",
  removed: (count: number): string => (count === 1 ? "Surgeon deleted." : `${count} surgeons deleted.`),
  notFound: "This surgeon was not found.",
  emailInUse: "This email cannot be used. Please enter another one.",
  noVcard: "Something went wrong. Please try again.",
  changed: "Somebody else changed this surgeon in the meantime. Nothing of yours is lost: compare and save again.",
  confirmDelete: "Are you sure you want to delete all the selected surgeons ?",
  confirmLogOut: "You will be logged out for the recent changes to take effect. Would you like to continue?",
  activePatients: (name: string, patients: number): string =>
    `${name} has ${countText(patients, "active patient")}. Give them another surgeon first.`,
} as const;
