import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { makeReEncode } from "../../platform/images/re-encode.ts";
import { makeUploadImage } from "./upload-image.ts";
import { uploadMessageImageRoute, uploadPictureRoute, showPictureRoute } from "./images.rest.ts";
import { makeImagesStore } from "./images.store.ts";
import { makeImagesQueries } from "./images.queries.ts";
import { tidyImages } from "./tidy-images.ts";

/** Images: uploaded, shown, and removed once nothing names them. */
export const imagesFeature = (platform: Platform): Feature => {
  const sql = { store: makeImagesStore(platform.db), queries: makeImagesQueries(platform.db) };
  const deps = { ...platform, ...sql, reEncode: makeReEncode() };
  const uploadImage = makeUploadImage(deps);
  return {
    routes: [uploadPictureRoute(uploadImage), showPictureRoute(platform.files), uploadMessageImageRoute(uploadImage)],
    timed: [tidyImages(deps)],
  };
};
