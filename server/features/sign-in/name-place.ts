import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { PlaceAt } from "../../platform/maps/map-service.ts";
import * as texts from "./sign-in-texts.ts";

interface Deps {
  readonly placeAt: PlaceAt;
  readonly rateLimits: RateLimits;
}

const unknown = texts.thisPlaceIsNotKnown;

/** Makes the use case that returns the place of a device that a person wants to trust, by which they can recognize the device in their list. */
export const makeNamePlace =
  ({ placeAt, rateLimits }: Deps) =>
  async (latitude: number, longitude: number, address: string) => {
    const wait = await rateLimits.take("placeByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return refuse(unknown);
    const place = await placeAt(latitude, longitude).catch(() => null);
    return place ? { place } : refuse(unknown);
  };
