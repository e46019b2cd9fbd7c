import { z } from "zod";

/** Folders of the file storage: pictures that everybody may see, and images of messages, which only those of the case may. */
export const imageFolders = { picture: "picture", message: "message" } as const;

export type ImageFolder = (typeof imageFolders)[keyof typeof imageFolders];

/** What an image may be like. Sides and sum of pixels are those of the file, megabytes are 1024 × 1024 bytes. */
export const imageLimits = { megabytes: 10, megapixels: 40, shortestSide: 16 } as const;

/** The longest side, in pixels, of an image as it is kept, and of the small one beside it for lists and threads. */
export const keptSides = { full: 1800, small: 320 } as const;

/** The kinds of image that are taken, as file choosers name them. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp"] as const;

/** The largest file, in bytes. */
export const imageBytes = imageLimits.megabytes * 1024 * 1024;

/** What people read about images. */
export const imageTexts = {
  wrongType: "Choose a PNG, JPEG or WebP image.",
  tooLarge: `Choose an image of at most ${imageLimits.megabytes} MB.`,
  tooManyPixels: `Choose an image of at most ${imageLimits.megapixels} million pixels.`,
  tooSmall: `Choose an image of at least ${imageLimits.shortestSide} × ${imageLimits.shortestSide} pixels.`,
  moves: "Choose an image that does not move.",
  unreadable: "This image cannot be read. Choose another one.",
  busy: "Many images are being added right now. Try again in a moment.",
  tooMany: "You have added many images. Try again in an hour.",
  notFound: "Image not found",
} as const;

const picturePath = /^\/images\/([\w-]{22})\.webp$/;

/** The name of a picture that can be shown, by the last part of its address: 22 letters, with `-small` for the small one. */
export const isPictureFile = (file: string): boolean => /^[\w-]{22}(-small)?\.webp$/.test(file);

/** The files of an image, by its folder and name: as it is kept, and small. */
export const imageFiles = (folder: ImageFolder, name: string) =>
  ({ full: `${folder}/${name}.webp`, small: `${folder}/${name}-small.webp` }) as const;

/** Where images of messages are taken, and shown by the name of a file to who may see the case. */
export const messageImagePaths = { upload: "/images/messages/new", show: "/images/messages" } as const;

/** The file of an image of a message, by its name on the wire: as it is kept, or small. */
export const imageFile = (name: string, size: "full" | "small"): string =>
  size === "full" ? `${name}.webp` : `${name}-small.webp`;

/** The name of an image of a message, by its file. */
export const messageImageName = (file: string): string => file.replace(/\.webp$/, "");

/** The name of the image that a stored file belongs to, also when it was not written to its end; null for other files. */
export const imageNameOf = (path: string): string | null =>
  /^[a-z]+\/([\w-]{22})(-small)?\.webp(\.part)?$/.exec(path)?.[1] ?? null;

/** Where a picture is shown. */
export const pictureAddress = (name: string): string => `/images/${name}.webp`;

/** The name of the picture at an address; null when no picture can be there. */
export const pictureNameIn = (address: string): string | null => picturePath.exec(address)?.[1] ?? null;

/** Where the small one of a picture is shown; empty for none. */
export const smallPicture = (address: string): string => address.replace(picturePath, "/images/$1-small.webp");

/** The picture of a form: its address, or empty for none. */
export const pictureField = z
  .string(imageTexts.notFound)
  .refine((address) => address === "" || pictureNameIn(address) !== null, imageTexts.notFound)
  .default("");
