import { z } from "zod";
import { pictureField } from "../images/image.ts";
import { countField, intervalField } from "../programmes/programme-fields.ts";
import { isWebLink } from "../links/web-link.ts";
import { contentName, contentText } from "./content-fields.ts";
import * as texts from "./content-texts.ts";

export const noHttps = texts.pleaseEnterALinkThat;

/** Schema of a link to a video, or empty for none. */
export const videoField = z
  .string(noHttps)
  .trim()
  .max(500, noHttps)
  .refine((link) => link === "" || isWebLink(link, ["https:"]), noHttps)
  .default("");

/** Schema of an exercise at its publication. Name, texts, picture and video change everywhere at once; the dose applies to new regimens. */
export const exerciseForm = z.object({
  name: contentName,
  purpose: contentText(texts.pleaseEnterWhatItIsGood),
  caution: contentText(),
  image: pictureField,
  video: videoField,
  holdseconds: countField(texts.aHold, 0, 7_200),
  repeat: countField(texts.repeatsNoun, 0, 500),
  set: countField(texts.setsNoun, 1, 50),
  time: countField(texts.timesADay, 1, 50),
  interval: intervalField,
});

export type ExerciseForm = z.output<typeof exerciseForm>;
