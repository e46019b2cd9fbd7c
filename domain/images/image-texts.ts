import { imageLimits } from "./image.ts";
import * as texts from "./images-texts.ts";

/** Texts about images. */
export const imageTexts = {
  wrongType: "Choose a PNG, JPEG or WebP image.",
  tooLarge: `Choose an image of at most ${imageLimits.megabytes} MB.`,
  tooManyPixels: `Choose an image of at most ${imageLimits.megapixels} million pixels.`,
  tooSmall: `Choose an image of at least ${imageLimits.minSide} × ${imageLimits.minSide} pixels.`,
  moves: "Choose an image that does not move.",
  unreadable: "This image cannot be read. Choose another one.",
  busy: "Many images are being added right now. Try again in a moment.",
  tooMany: "You have added many images. Try again in an hour.",
  notFound: texts.imageNotFound,
} as const;
