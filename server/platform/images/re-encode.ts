import { imageBytes, imageLimits, imageTypes, storedSides } from "@restride/domain/images/image.ts";
import { imageTexts } from "@restride/domain/images/image-texts.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { fileTypeFromBuffer } from "file-type";
import type { Sharp, SharpOptions } from "sharp";
import { makeConcurrencyLimit, TooBusy } from "../limits/concurrency-limit.ts";

/** An image as it is stored: WebP with nothing but pixels, upright, and a small version. */
export interface StoredImage {
  readonly full: Buffer;
  readonly small: Buffer;
  readonly width: number;
  readonly height: number;
}

type ReadImage = (bytes: Buffer, options: SharpOptions) => Sharp;

const refusalFor = async (read: ReadImage, bytes: Buffer): Promise<Refusal | null> => {
  if (bytes.length > imageBytes) return refuse(imageTexts.tooLarge);
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === "image/apng") return refuse(imageTexts.moves);
  if (!imageTypes.some((taken) => taken === type)) return refuse(imageTexts.wrongType);
  const { width, height, pages = 1 } = await read(bytes, { limitInputPixels: false }).metadata();
  if (pages > 1) return refuse(imageTexts.moves);
  if (width * height > imageLimits.megapixels * 1_000_000) return refuse(imageTexts.tooManyPixels);
  return Math.min(width, height) < imageLimits.minSide ? refuse(imageTexts.tooSmall) : null;
};

const encode = (read: ReadImage, bytes: Buffer, side: number) =>
  read(bytes, { limitInputPixels: imageLimits.megapixels * 1_000_000, failOn: "error" })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true });

/**
 * Returns the sentence for an image that was not decoded. sharp reports a timeout only by its message; a timeout is the fault of the
 * server, not of the image.
 */
export const failureText = (error: unknown): string => {
  const isBusy = error instanceof TooBusy || (error instanceof Error && error.message.startsWith("timeout"));
  return isBusy ? imageTexts.busy : imageTexts.unreadable;
};

/**
 * Returns a function that detects an image by its content and encodes it again, so that no metadata is stored, such as place and time of a
 * photo or an embedded file. Refuses a file that is no image, an animation, an image that is too large, and one that would need too much
 * memory. One image is decoded at a time. Further images wait in a queue; when the queue is full, or `owner` has too many images in it, the
 * caller is refused with the advice to try again.
 */
export const makeReEncode = (maxQueueLength = 20, maxPerOwner = 5) => {
  const inLine = makeConcurrencyLimit({ maxConcurrent: 1, maxQueueLength, maxPerOwner, message: imageTexts.busy });
  const decode = async (read: ReadImage, bytes: Buffer): Promise<StoredImage | Refusal> => {
    const refusal = await refusalFor(read, bytes);
    if (refusal) return refusal;
    const full = await encode(read, bytes, storedSides.full);
    const small = await encode(read, full.data, storedSides.small);
    return { full: full.data, small: small.data, width: full.info.width, height: full.info.height };
  };
  return async (owner: string, bytes: Buffer): Promise<StoredImage | Refusal> => {
    const { default: read } = await import("sharp"); // imported with the first image: 11 MiB
    try {
      return await inLine(() => decode(read, bytes), { owner });
    } catch (error) {
      return refuse(failureText(error));
    }
  };
};

export type ReEncode = ReturnType<typeof makeReEncode>;
