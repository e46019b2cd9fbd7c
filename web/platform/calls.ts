import type { AnyVariables, DocumentInput, OperationResult } from "urql";
import type { Outcome } from "./answers.ts";
import { outcomeOf } from "./answers.ts";
import { client, queryOnce } from "./client.ts";
import { keepDraftsOver } from "./drafts.ts";
import { endedLinks } from "./ended-links.ts";
import { returnPath } from "./return-path.ts";
import { session } from "./session.ts";
import { texts } from "./texts.ts";
import { toasts } from "./toasts.ts";

/** Name of the first call a document makes, for the sentence that says it came back empty. */
function operationName(result: OperationResult<unknown, AnyVariables>): string {
  const [definition] = result.operation.query.definitions;
  const name = definition && "name" in definition ? definition.name?.value : undefined;
  return name ?? result.operation.kind;
}

function outcomeOfResult<Data>(result: OperationResult<Data, AnyVariables>): Outcome<Data> {
  const { data, error } = result;
  return outcomeOf<Data>(
    {
      data,
      ...(error && {
        error: {
          message: error.message,
          networkError: error.networkError,
          crashes: error.graphQLErrors.map((crash) => crash.message),
        },
      }),
    },
    operationName(result as OperationResult<unknown, AnyVariables>),
  );
}

/** The one place that turns an answer into data, a sentence, or the end of the session. */
function settle<Data>(result: OperationResult<Data, AnyVariables>): Outcome<Data> {
  const outcome = outcomeOfResult(result);
  if (outcome.kind === "expired") endExpiredSession();
  return outcome;
}

/** Says once that the session is over and forgets it but for what is typed; the guards then lead to sign-in. */
export function endExpiredSession(): void {
  const profile = session.current();
  if (!profile) return;
  keepDraftsOver(session.clear);
  returnPath.keep(profile.user._id, location.pathname + location.search);
  toasts.error(texts.tokenExpired);
}

/** Sends a mutation. The caller shows the outcome; an ended session is dealt with already. */
export async function call<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
  return settle(await client.mutation(document, variables).toPromise());
}

/** Sends a mutation and shows the server's sentence as a toast, or `said` in its place after a success. */
export async function callAndTell<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  said?: string,
): Promise<Outcome<Data>> {
  const outcome = await call(document, variables);
  tell(outcome, said);
  return outcome;
}

/** The same, but what the server refuses is handed to `refuse`, which shows it at its field: a toast would cover the next page. */
export async function callAtField<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  refuse: (message: string) => void,
): Promise<Outcome<Data>> {
  const outcome = await call(document, variables);
  if (outcome.kind === "fail" && outcome.reached) refuse(outcome.message);
  else tell(outcome);
  return outcome;
}

/** Shows the sentence of an outcome as a toast. */
export function tell(outcome: Outcome<unknown>, said?: string): void {
  if (outcome.kind === "fail") toasts.error(outcome.message);
  if (outcome.kind === "data" && (said ?? outcome.message)) toasts.success(said ?? outcome.message);
}

/** Asks a query once. */
export async function ask<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
  return settle(await queryOnce(document, variables));
}

/** The same for who came by a link: when it is over, the page that it opened is told. */
function settleByLink<Data>(result: OperationResult<Data, AnyVariables>, token: string): Outcome<Data> {
  const outcome = outcomeOfResult(result);
  if (outcome.kind === "expired") endedLinks.tell(token);
  return outcome;
}

const withToken = (token: string) => ({ fetchOptions: { headers: { authorization: `Bearer ${token}` } } });

/** Asks a query once with the token of a link. Whoever may be signed in here is not asked, and stays signed in. */
export async function askByLink<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  token: string,
): Promise<Outcome<Data>> {
  return settleByLink(await queryOnce(document, variables, withToken(token)), token);
}

/** Sends a mutation with the token of a link. */
export async function callByLink<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  token: string,
): Promise<Outcome<Data>> {
  return settleByLink(await client.mutation(document, variables, withToken(token)).toPromise(), token);
}
