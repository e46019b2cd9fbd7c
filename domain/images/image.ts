import { z } from "zod";
import * as texts from "./images-texts.ts";

/** Folders of the file storage: pictures that everybody may see, and images of messages, which only people of the case may see. */
export const imageFolders = { picture: "picture", message: "message" } as const;

export type ImageFolder = (typeof imageFolders)[keyof typeof imageFolders];

/** Limits of an image. Sides and total of pixels are those of the file; a megabyte is 1024 × 1024 bytes. */
export const imageLimits = { megabytes: 10, megapixels: 40, minSide: 16 } as const;

/** Longest side, in pixels, of a stored image, and of its small version for lists and threads. */
export const storedSides = { full: 1800, small: 320 } as const;

/** Accepted types of images, as file choosers name them. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp"] as const;

/** Maximum size of a file, in bytes. */
export const imageBytes = imageLimits.megabytes * 1024 * 1024;

const picturePath = /^\/images\/([\w-]{22})\.webp$/;

/** Returns whether the last part of an address is the file name of a picture: 22 characters, with `-small` for the small version. */
export const isPictureFile = (file: string): boolean => /^[\w-]{22}(-small)?\.webp$/.test(file);

/** Returns the paths of an image's files by its folder and name: full size and small. */
export const imageFiles = (folder: ImageFolder, name: string) =>
  ({ full: `${folder}/${name}.webp`, small: `${folder}/${name}-small.webp` }) as const;

/** Paths that accept images of messages, and that show them by file name to people who may see the case. */
export const messageImagePaths = { upload: "/images/messages/new", show: "/images/messages" } as const;

/** Returns the file of a message's image, by its name on the wire: full size or small. */
export const imageFile = (name: string, size: "full" | "small"): string =>
  size === "full" ? `${name}.webp` : `${name}-small.webp`;

/** Returns the name of a message's image, by its file. */
export const messageImageName = (file: string): string => file.replace(/\.webp$/, "");

/** Returns the name of the image that a stored file belongs to, including partly written files; null for other files. */
export const imageNameOf = (path: string): string | null =>
  /^[a-z]+\/([\w-]{22})(-small)?\.webp(\.part)?$/.exec(path)?.[1] ?? null;

/** Returns the address of a picture. */
export const pictureAddress = (name: string): string => `/images/${name}.webp`;

/** Returns the name of the picture at an address; null for an address that cannot be one of a picture. */
export const pictureNameIn = (address: string): string | null => picturePath.exec(address)?.[1] ?? null;

/** Returns the address of the small version of a picture; empty for an empty address. */
export const smallPicture = (address: string): string => address.replace(picturePath, "/images/$1-small.webp");

/** Schema of a picture in a form: its address, or empty for none. */
export const pictureField = z
  .string(texts.imageNotFound)
  .refine((address) => address === "" || pictureNameIn(address) !== null, texts.imageNotFound)
  .default("");
