import {
  imageBytes,
  imageFolders,
  isPictureFile,
  messageImagePaths,
  pictureAddress,
} from "@restride/domain/images/image.ts";
import { imageTexts } from "@restride/domain/images/image-texts.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Files } from "../../platform/files/files.ts";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { UploadImage } from "./upload-image.ts";

/** Route POST /images with the file as its body, which answers {image}, the URL where everybody can see it. */
export const uploadPictureRoute = (uploadImage: UploadImage): RestRoute => ({
  operation: "uploadPicture",
  method: "POST",
  path: "/images",
  // Slightly more than the limit of an image, so that an image just above the limit is refused with a sentence about images.
  largestBody: imageBytes * 1.2,
  answer: async ({ body }, { scope, viewer }) => {
    const uploaded = await uploadImage(scope, viewer.userId, imageFolders.picture, bytesOf(body));
    return isRefusal(uploaded) ? uploaded : { data: { image: pictureAddress(uploaded.name) } };
  },
});

/** Route GET /images/{file}, which shows a picture. A name is never used for another picture, so browsers may cache it. */
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

/** Route POST /images/messages/new with the file as its body, which answers {image}, the name by which a comment refers to it. */
export const uploadMessageImageRoute = (uploadImage: UploadImage): RestRoute => ({
  operation: "uploadMessageImage",
  method: "POST",
  path: messageImagePaths.upload,
  largestBody: imageBytes * 1.2,
  answer: async ({ body }, { scope, viewer }) => {
    const uploaded = await uploadImage(scope, viewer.userId, imageFolders.message, bytesOf(body));
    return isRefusal(uploaded) ? uploaded : { data: { image: uploaded.name } };
  },
});

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
