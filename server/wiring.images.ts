import { makeBringImage } from "./features/images/bring-image.ts";
import { bringPictureRoute, showPictureRoute } from "./features/images/images.rest.ts";
import { makeImagesStore } from "./features/images/images.store.ts";
import { makeImagesViews } from "./features/images/images.views.ts";
import { tidyImages } from "./features/images/tidy-images.ts";
import { newName } from "./platform/ids.ts";
import type { Machines } from "./machines.ts";

/** Images: taken, shown, and tidied away. */
export const wireImages = (machines: Machines) => {
  const needs = { ...machines, store: makeImagesStore(machines.db), views: makeImagesViews(machines.db), newName };
  return {
    routes: [bringPictureRoute(makeBringImage(needs)), showPictureRoute(machines.files)],
    timed: [tidyImages(needs)],
  };
};
