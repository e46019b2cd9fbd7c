import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { makeDismissMessage } from "./dismiss-message.ts";
import { makeListUndeliveredMessages } from "./list-undelivered-messages.ts";
import { makeSendMessageAgain } from "./send-message-again.ts";
import { makeUndeliveredViews } from "./undelivered-messages.views.ts";

/** Messages that were not delivered, and what people do about them. */
export const undeliveredMessagesFeature = (platform: Platform): Feature => {
  const deps = { ...platform, views: makeUndeliveredViews(platform.db) };
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
