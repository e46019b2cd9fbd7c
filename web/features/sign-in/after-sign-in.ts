import { landingFor } from "@restride/domain/access/landing.ts";
import type { Profile } from "../../platform/session/profile.ts";
import { visitorOf } from "../../platform/session/profile.ts";
import { returnPath } from "../../platform/session/return-path.ts";
import { appOf } from "./device.ts";

/** Returns the path after sign-in: the page on which the session expired, else the start page of the role. */
export const afterSignIn = (profile: Profile, search: string): string =>
  returnPath.take(profile.user._id) ?? landingFor(visitorOf(profile), appOf(search));
