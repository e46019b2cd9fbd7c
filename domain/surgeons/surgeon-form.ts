import { z } from "zod";
import { emailField } from "../values/email.ts";
import { phoneField } from "../values/phone-field.ts";
import { pictureField } from "../images/image.ts";
import { categoryLimit, detailsLimit, maxCategories, type TeamCategory } from "./team.ts";
import { isWebLink } from "../links/web-link.ts";
import { lineField, nameField, textField } from "../values/text-fields.ts";
import * as texts from "./surgeons-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

export const nameLimit = 50;
export const aboutMeWords = 300;

const lineLimit = 100;
const addressLimit = 200;
const descriptionLimit = 4_000;
const linkLimit = 200;
const aboutMeLimit = 10_000;
const tooManyWords = texts.maximun300Words;

/** Counts the words of a text. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const limitedLine = (label: string, limit = lineLimit) =>
  lineField().max(limit, mustBeCharactersOrLess(label, limit)).default("");

const category = z.object({
  _id: z.string().min(1).max(64),
  name: lineField().max(categoryLimit, mustBeCharactersOrLess(texts.categoryLabel, categoryLimit)),
  details: textField().max(detailsLimit, mustBeCharactersOrLess(texts.teamLabel, detailsLimit)).default(""),
});

const withoutBlankOrDuplicate = (team: readonly TeamCategory[]): TeamCategory[] => {
  const seen = new Set([""]);
  return team.filter(({ name }) => seen.size < seen.add(name.toLowerCase()).size);
};

/** Schema of a surgeon. Phones are returned in international form; an empty private phone stays empty. */
export const surgeonForm = z.object({
  name: nameField(texts.pleaseEnterName).max(nameLimit, mustBeCharactersOrLess(texts.nameLabel, nameLimit)),
  email: emailField(texts.pleaseEnterEmail, 100),
  phonepublic: phoneField(texts.pleaseEnterYourNumber),
  phoneprivate: phoneField(),
  image: pictureField,
  description: limitedLine(texts.descriptionLabel, descriptionLimit),
  address: textField().max(addressLimit, mustBeCharactersOrLess(texts.addressLabel, addressLimit)).default(""),
  hospital_name: limitedLine(texts.hospitalNameLabel),
  hospital_url: z
    .string()
    .trim()
    .max(linkLimit, mustBeCharactersOrLess(texts.hospitalUrlLabel, linkLimit))
    .refine((link) => link === "" || isWebLink(link, ["http:", "https:"]), texts.pleaseEnterValidUrl)
    .default(""),
  department_name: limitedLine(texts.departmentNameLabel),
  department_title: limitedLine(texts.departmentTitleLabel),
  about_me: textField()
    .max(aboutMeLimit, tooManyWords)
    .refine((text) => countWords(text) <= aboutMeWords, tooManyWords)
    .default(""),
  team: z.array(category).max(maxCategories, texts.pleaseRemoveACategory).transform(withoutBlankOrDuplicate),
});

export type SurgeonForm = z.output<typeof surgeonForm>;
