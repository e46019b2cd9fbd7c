import type { Outcome } from "../../platform/calls/answers.ts";
import { mutate, notifyOutcome } from "../../platform/calls/calls.ts";
import type { Mutation } from "../../platform/calls/document.ts";
import * as texts from "./fulfilment-texts.ts";

const networkError = texts.networkError;

/** Changes an order. When there was no response, the message is that of a network error; otherwise it is the server's. */
export async function changeOrder<Data, Variables>(
  document: Mutation<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
  const outcome = await mutate(document, variables, { invalidates: ["orders", "schedules", "patients"] });
  return outcome.kind === "fail" && !outcome.reached ? { ...outcome, message: networkError } : outcome;
}

/** Changes an order and shows the outcome. */
export async function changeOrderAndTell<Data, Variables>(
  document: Mutation<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
  const outcome = await changeOrder(document, variables);
  notifyOutcome(outcome);
  return outcome;
}
