import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { useSubscription } from "../../../platform/calls/live.ts";
import { useListPlace } from "../../../platform/storage/list-places.ts";
import {
  type LiteMessagesQueryVariables,
  LiteMessagesDocument,
  OnLiteMessagesDocument,
} from "./lite-messages.graphql.ts";

const fromNow = { since: null };

/** Loads messages for lite, and loads them again after each message in the clinic. */
export function useLiteMessages(variables: LiteMessagesQueryVariables) {
  const { data, failure, stale, refetch } = useGraphqlQuery(LiteMessagesDocument, variables, { tags: ["cases"] });
  useSubscription(OnLiteMessagesDocument, fromNow, { invalidates: ["cases"] });
  const messageList = data?.getPatientMessages.data ?? null;
  useListPlace(messageList !== null);
  return { messageList, failure: stale ? null : failure, refetch };
}
