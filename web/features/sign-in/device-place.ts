import { useState } from "react";
import * as platformTexts from "../../platform/platform-texts.ts";
import { deviceZone } from "./device.ts";
import { loadCalls } from "./lazy-forms.ts";
import { ReverseGeocodeDocument } from "./sign-in.graphql.ts";

const position = (): Promise<GeolocationPosition | null> =>
  new Promise((done) =>
    navigator.geolocation.getCurrentPosition(done, () => done(null), { timeout: 10_000, maximumAge: 600_000 }),
  );

/**
 * Location of this device, by which its owner recognizes it among the trusted ones: the town when the user allows the device to be located, else the
 * time zone.
 */
export function useDevicePlace() {
  const [town, setTown] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const find = async (): Promise<void> => {
    if (!("geolocation" in navigator)) return setProblem(platformTexts.noGeolocation);
    const at = await position();
    if (!at) return;
    const { latitude, longitude } = at.coords;
    const { queryOnce } = await loadCalls();
    const answer = await queryOnce(ReverseGeocodeDocument, { latitude, longitude });
    const place = answer.kind === "data" ? answer.data.reverseGeocode.place : null;
    if (place) setTown([place.city, place.state, place.country].filter(Boolean).join(", "));
  };
  return { problem, town, find, current: town ?? deviceZone() };
}
