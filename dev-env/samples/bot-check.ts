import { only, query, type Samples } from "./sample.ts";

export const botCheckSamples = {
  getBotCheck: () => only(query("getBotCheck", "challenge")),
} satisfies Samples;
