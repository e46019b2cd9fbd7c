import type { QueryTag } from "@restride/domain/query-tags.ts";
import type { Outcome } from "./answers.ts";
import { sendNow } from "./calls.ts";
import type { Mutation } from "./document.ts";
import { invalidateTags } from "./query-client.ts";

/** Sends a mutation with a link's token. It does not use or end the session of a signed-in user. */
export async function callByLink<Data, Variables>(
  document: Mutation<Data, Variables>,
  variables: Variables,
  link: string,
  changes: readonly QueryTag[],
): Promise<Outcome<Data>> {
  const outcome = await sendNow(document, variables, { link });
  if (outcome.kind !== "expired") void invalidateTags(changes);
  return outcome;
}
