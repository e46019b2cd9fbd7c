import type { BotChecks } from "../../platform/bot-check/bot-check.ts";
import type { Faces } from "../../platform/graphql/faces.ts";

export const botCheckResolvers = ({ botChecks }: { readonly botChecks: BotChecks }): Faces => ({
  Query: {
    getBotCheck: async () => ({ challenge: await botChecks.challenge() }),
  },
});
