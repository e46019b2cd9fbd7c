export const somethingWentWrong = "Something went wrong on our side. Nothing was changed. Try again in a moment.";
export const thisWasNotFound = "This was not found.";
export const aTextHasASignThatCannotBeKept =
  "A text has a sign in it that cannot be kept. Type it again without that sign.";
export const thisIsBeingChanged = "This is being changed by someone else. Try again in a moment.";
export const theKeyIsTooLong = "The idempotency key is too long.";
export const thisWasAlreadySent = "This was already sent with other content. Reload the page and try again.";
export const aDateIsWritten = "A date is written YYYY-MM-DD.";
export const aTimeIsWritten = "A time is written as in 2026-11-20T15:10:00Z.";
export const aConnectionMayHoldAtMost = (count: number): string =>
  `A connection may hold at most ${count} subscriptions.`;
export const theServiceIsBusy = "The service is busy. Try again in a moment.";
export const theQueryIsTooLong = "The query is too long.";
export const aLiveConnectionTakes = "A live connection takes subscriptions only.";
export const sayByOperationName = "Say by operationName which operation of the document is meant.";
export const youSentManyDocuments = "You sent many new GraphQL documents. Try again in a minute.";
export const aRequestMayHoldAtMost = (count: number): string => `A request may hold at most ${count} calls.`;
export const theQueryIsNestedTooDeeply = (depth: number): string =>
  `The query is nested too deeply: at most ${depth} levels.`;
export const theQueryAsksForTooMany = (count: number): string =>
  `The query asks for too many fields: at most ${count}.`;
