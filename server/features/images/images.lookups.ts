import { systemScope } from "@restride/domain/access/scope.ts";
import { imageFiles, imageFolders, imageTexts, pictureNameIn } from "@restride/domain/images/image.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { build, type Database } from "../../platform/database/database.ts";
import type { Files } from "../../platform/files/files.ts";
import { asPng } from "../../platform/images/as-png.ts";

/**
 * Refuses the address of a picture that is not there; null when it is, or for none. Everybody may see a picture, so it does not
 * matter who brought it. A column that keeps such an address must be known to acrossCustomersUnused.
 */
export const makeMissingPicture =
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

export type MissingPicture = ReturnType<typeof makeMissingPicture>;

/** The small one of a picture by its address, as documents take it; null for none, and where it is gone. */
export const makePictureAsPng =
  (files: Files) =>
  async (address: string | null): Promise<Buffer | null> => {
    const name = pictureNameIn(address ?? "");
    const bytes = name && (await files.read(imageFiles(imageFolders.picture, name).small));
    return bytes ? asPng(bytes) : null;
  };

export type PictureAsPng = ReturnType<typeof makePictureAsPng>;
