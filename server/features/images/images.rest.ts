import { imageBytes, imageFolders, imageTexts, isPictureFile, pictureAddress } from "@restride/domain/images/image.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Files } from "../../platform/files/files.ts";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { BringImage } from "./bring-image.ts";

/** POST /images with the file as its body answers {image}, the address where everybody can see it. */
export const bringPictureRoute = (bringImage: BringImage): RestRoute => ({
  operation: "bringPicture",
  method: "POST",
  path: "/images",
  // A little more than an image may have, so that slightly too large is told in words about images.
  largestBody: imageBytes * 1.2,
  answer: async ({ body }, { scope, viewer }) => {
    const brought = await bringImage(
      scope,
      viewer.userId,
      imageFolders.picture,
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    );
    return isRefusal(brought) ? brought : { data: { image: pictureAddress(brought.name) } };
  },
});

/** GET /images/{file} shows a picture. Its name is never given to another one, so that browsers keep it. */
export const showPictureRoute = (files: Files): RestRoute => ({
  operation: "showPicture",
  method: "GET",
  path: "/images/:file",
  answer: async ({ params }) => {
    const { file } = params as { file: string };
    const bytes = isPictureFile(file) ? await files.read(`${imageFolders.picture}/${file}`) : null;
    return bytes ? { type: "image/webp", bytes, fixed: true } : refuse(imageTexts.notFound);
  },
});
