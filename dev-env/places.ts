import type { PlaceAt } from "@restride/server/platform/maps/map-service.ts";

/** The map of the made-up world: every point of it lies in Chicago. */
export const inChicago: PlaceAt = async () => ({
  city: "Chicago",
  state: "Illinois",
  country: "United States",
  continent: "North America",
  displayname: "Chicago, Illinois, United States",
});
