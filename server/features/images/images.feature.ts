import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import { makeBringImage } from "./bring-image.ts";
import { bringPictureRoute, showPictureRoute } from "./images.rest.ts";
import { makeImagesStore } from "./images.store.ts";
import { makeImagesViews } from "./images.views.ts";
import { tidyImages } from "./tidy-images.ts";

/** Images: taken, shown, and tidied away. */
export const imagesFeature = (machines: Machines): Feature => {
  const needs = { ...machines, store: makeImagesStore(machines.db), views: makeImagesViews(machines.db) };
  return {
    routes: [bringPictureRoute(makeBringImage(needs)), showPictureRoute(machines.files)],
    timed: [tidyImages(needs)],
  };
};
