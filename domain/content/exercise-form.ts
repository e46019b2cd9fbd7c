import { z } from "zod";
import { pictureField } from "../images/image.ts";
import { countField, intervalField } from "../programmes/programme-fields.ts";
import { isWebLink } from "../links/web-link.ts";
import { contentName, contentText } from "./content-fields.ts";

export const noHttps = "Please enter a link that begins with https://.";

/** A link to a video, or empty for none. */
export const videoField = z
  .string(noHttps)
  .trim()
  .max(500, noHttps)
  .refine((link) => link === "" || isWebLink(link, ["https:"]), noHttps)
  .default("");

/** An exercise as it is published. Name, texts, picture and video show at once everywhere; the dose is that of new regimens. */
export const exerciseForm = z.object({
  name: contentName,
  purpose: contentText("Please enter what it is good for."),
  caution: contentText(),
  image: pictureField,
  video: videoField,
  holdseconds: countField("a hold", 0, 7_200),
  repeat: countField("repeats", 0, 500),
  set: countField("sets", 1, 50),
  time: countField("times a day", 1, 50),
  interval: intervalField,
});

export type ExerciseForm = z.output<typeof exerciseForm>;
