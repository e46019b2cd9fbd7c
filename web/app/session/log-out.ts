import { mutate } from "../../platform/calls/calls.ts";
import { session } from "../../platform/session/session.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { pushToken } from "../news/push-state.ts";
import { LogoutDocument } from "./log-out.graphql.ts";

/** Ends the session here and on the server, and the pushes to this device with it. Here it ends even when the server is away. */
export async function logOut(): Promise<void> {
  const outcome = await mutate(LogoutDocument, { pushToken: pushToken() }, { invalidates: [] });
  session.clear();
  if (outcome.kind === "fail") toasts.error(outcome.message);
}
