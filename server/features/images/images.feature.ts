import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { makeReEncode } from "../../platform/images/re-encode.ts";
import type { CaseWork } from "../case-work/case-work.lookups.ts";
import { makeUploadImage } from "./upload-image.ts";
import {
  uploadMessageImageRoute,
  uploadPictureRoute,
  showMessageImageRoutes,
  showPictureRoute,
} from "./images.rest.ts";
import { makeImagesStore } from "./images.store.ts";
import { makeImagesQueries } from "./images.queries.ts";
import { makeShowMessageImage } from "./show-message-image.ts";
import { tidyImages } from "./tidy-images.ts";

/** Images: taken, shown, and tidied away. */
export const imagesFeature = (given: Platform & { readonly caseWork: CaseWork }): Feature => {
  const sql = { store: makeImagesStore(given.db), queries: makeImagesQueries(given.db) };
  const deps = { ...given, ...sql, reEncode: makeReEncode() };
  const uploadImage = makeUploadImage(deps);
  const messageImage = makeShowMessageImage(deps);
  return {
    resolvers: {
      Query: { getImageUrl: ({ fileName, type }, { scope }) => messageImage.url(scope, fileName, type) },
    },
    routes: [
      uploadPictureRoute(uploadImage),
      showPictureRoute(given.files),
      uploadMessageImageRoute(uploadImage),
      ...showMessageImageRoutes(messageImage),
    ],
    timed: [tidyImages(deps)],
  };
};
