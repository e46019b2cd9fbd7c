import type { Outcome } from "../../platform/calls/answers.ts";
import { mutate, notifyOutcome } from "../../platform/calls/calls.ts";
import type { Mutation } from "../../platform/calls/document.ts";

const networkError = "Network error";

/** Changes an order. What got no answer is called so here; anything else is said in the server's words. */
export async function changeOrder<Data, Variables>(
  document: Mutation<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
  const outcome = await mutate(document, variables, { invalidates: ["orders", "schedules", "patients"] });
  return outcome.kind === "fail" && !outcome.reached ? { ...outcome, message: networkError } : outcome;
}

/** The same, and shows how it went. */
export async function changeOrderAndTell<Data, Variables>(
  document: Mutation<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
  const outcome = await changeOrder(document, variables);
  notifyOutcome(outcome);
  return outcome;
}
