import { everybody, type Rights } from "../right.ts";
import { only, query, type Samples } from "./sample.ts";

export const botCheckSamples = {
  getBotCheck: () => only(query("getBotCheck", "challenge")),
} satisfies Samples;

export const botCheckRights = {
  // Before there is a session, and pages that anybody may open (A006).
  getBotCheck: everybody,
} satisfies Rights;
