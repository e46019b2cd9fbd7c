import { systemScope } from "@restride/domain/access/scope.ts";
import type { Platform } from "../../platform.ts";
import { tidyBotChecks } from "../../platform/bot-check/bot-check.ts";
import type { Feature } from "../../platform/feature.ts";

/** Feature with the proof of work that public forms require. */
export const botCheckFeature = ({ db, now, botChecks }: Platform): Feature => ({
  resolvers: {
    Query: {
      getBotCheck: async () => ({ challenge: await botChecks.challenge() }),
    },
  },
  timed: [tidyBotChecks(db, systemScope("tidy-bot-checks"), now)],
});
