import { mutate } from "../../platform/calls/calls.ts";
import { session } from "../../platform/session/session.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { pushToken } from "../news/push-state.ts";
import { LogoutDocument } from "./log-out.graphql.ts";

/**
 * Ends the session on the server and in this browser, and the pushes to this device. In the browser it ends even when the server cannot be reached.
 */
export async function logOut(): Promise<void> {
  const outcome = await mutate(LogoutDocument, { pushToken: pushToken() }, { invalidates: [] });
  session.clear();
  if (outcome.kind === "fail") toasts.error(outcome.message);
}
