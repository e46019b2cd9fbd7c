import { imageBytes, imageLimits, imageTexts, imageTypes, keptSides } from "@restride/domain/images/image.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { fileTypeFromBuffer } from "file-type";
import type { Sharp, SharpOptions } from "sharp";

/** An image as it is kept: WebP without anything but its pixels, upright, with a small one beside it. */
export interface KeptImage {
  readonly full: Buffer;
  readonly small: Buffer;
  readonly width: number;
  readonly height: number;
}

type Read = (bytes: Buffer, options: SharpOptions) => Sharp;

const refusalFor = async (read: Read, bytes: Buffer): Promise<Refusal | null> => {
  if (bytes.length > imageBytes) return refuse(imageTexts.tooLarge);
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === "image/apng") return refuse(imageTexts.moves);
  if (!imageTypes.some((taken) => taken === type)) return refuse(imageTexts.wrongType);
  const { width, height, pages = 1 } = await read(bytes, { limitInputPixels: false }).metadata();
  if (pages > 1) return refuse(imageTexts.moves);
  if (width * height > imageLimits.megapixels * 1_000_000) return refuse(imageTexts.tooManyPixels);
  return Math.min(width, height) < imageLimits.shortestSide ? refuse(imageTexts.tooSmall) : null;
};

const encode = (read: Read, bytes: Buffer, side: number) =>
  read(bytes, { limitInputPixels: imageLimits.megapixels * 1_000_000, failOn: "error" })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true });

/**
 * Reads what claims to be an image by its content and writes it anew, so that nothing that came with it is kept: no place and
 * time of a photo, no hidden file. Refuses what is no image, moves, is too large, or would take too much memory.
 */
export const reEncode = async (bytes: Buffer): Promise<KeptImage | Refusal> => {
  const { default: read } = await import("sharp"); // with the first picture: 11 MiB
  try {
    const refusal = await refusalFor(read, bytes);
    if (refusal) return refusal;
    const full = await encode(read, bytes, keptSides.full);
    const small = await encode(read, full.data, keptSides.small);
    return { full: full.data, small: small.data, width: full.info.width, height: full.info.height };
  } catch {
    return refuse(imageTexts.unreadable);
  }
};
