import type { PlaceAt } from "@restride/server/platform/maps/map-service.ts";

/** Map service of the made-up world, in which every point is in Chicago. */
export const inChicago: PlaceAt = async () => ({
  city: "Chicago",
  state: "Illinois",
  country: "United States",
  continent: "North America",
  displayname: "Chicago, Illinois, United States",
});
