import { systemScope } from "@restride/domain/access/scope.ts";
import { imageFiles, imageFolders, pictureNameIn } from "@restride/domain/images/image.ts";
import { imageTexts } from "@restride/domain/images/image-texts.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { build, type Database } from "../../platform/database/database.ts";
import type { Files } from "../../platform/files/files.ts";
import { asPng } from "../../platform/images/as-png.ts";

/**
 * Makes the function that refuses the URL of a picture that does not exist; returns null when it exists, or when the URL is empty. Everybody may see
 * a picture, so it does not matter who uploaded it. Every column that stores such a URL must be listed in the query acrossCustomersUnused of
 * images.queries.ts, or its pictures are removed as unused.
 */
export const makeRefuseMissingPicture =
  (db: Database) =>
  async (address: string): Promise<Refusal | null> => {
    if (address === "") return null;
    const imageRow = await db.row(
      systemScope("pictures"),
      "acrossCustomersPicture",
      build
        .selectFrom("images")
        .select("name")
        .where("name", "=", pictureNameIn(address))
        .where("folder", "=", imageFolders.picture),
    );
    return imageRow ? null : refuse(imageTexts.notFound, [{ field: "image", message: imageTexts.notFound }]);
  };

export type MissingPicture = ReturnType<typeof makeRefuseMissingPicture>;

/** Makes the function that reads the small version of a picture as PNG by its URL, for PDFs; null for an empty URL, or when the file is missing. */
export const makePictureAsPng =
  (files: Files) =>
  async (address: string | null): Promise<Buffer | null> => {
    const name = pictureNameIn(address ?? "");
    const bytes = name && (await files.read(imageFiles(imageFolders.picture, name).small));
    return bytes ? asPng(bytes) : null;
  };

export type PictureAsPng = ReturnType<typeof makePictureAsPng>;
