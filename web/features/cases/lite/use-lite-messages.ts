import { useAsked } from "../../../platform/calls/use-asked.ts";
import { useLive } from "../../../platform/calls/live.ts";
import { useListPlace } from "../../../platform/page/list-places.ts";
import {
  type LiteMessagesQueryVariables,
  LiteMessagesDocument,
  OnLiteMessagesDocument,
} from "./lite-messages.graphql.ts";

const fromNow = { since: null };

/** Messages for the phone, read again whenever something is said in the clinic. */
export function useLiteMessages(asked: LiteMessagesQueryVariables) {
  const { data, failure, stale, askAgain } = useAsked(LiteMessagesDocument, asked, { about: ["cases"] });
  useLive(OnLiteMessagesDocument, fromNow, { changes: ["cases"] });
  const shown = data?.getPatientMessages.data ?? null;
  useListPlace(shown !== null);
  return { shown, failure: stale ? null : failure, askAgain };
}
