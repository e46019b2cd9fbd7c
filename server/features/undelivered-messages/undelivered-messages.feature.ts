import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { makeDismissMessage } from "./dismiss-message.ts";
import { makeListUndeliveredMessages } from "./list-undelivered-messages.ts";
import { makeSendMessageAgain } from "./send-message-again.ts";
import { makeUndeliveredQueries } from "./undelivered-messages.queries.ts";

/** Feature with the list of undelivered messages, and its actions. */
export const undeliveredMessagesFeature = (platform: Platform): Feature => {
  const deps = { ...platform, queries: makeUndeliveredQueries(platform.db) };
  const listUndeliveredMessages = makeListUndeliveredMessages(deps);
  const sendMessageAgain = makeSendMessageAgain(deps);
  const dismissMessage = makeDismissMessage(deps);
  return {
    resolvers: {
      Query: {
        getUndeliveredMessages: (input, { viewer }) => listUndeliveredMessages(viewer, input),
      },
      Mutation: {
        sendMessageAgain: (input, { viewer }) => sendMessageAgain(viewer, input),
        dismissUndeliveredMessage: (input, { viewer }) => dismissMessage(viewer, input),
      },
    },
  };
};
