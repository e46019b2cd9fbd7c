import { call } from "../platform/calls.ts";
import { session } from "../platform/session.ts";
import { toasts } from "../platform/toasts.ts";
import { pushToken } from "./browser-push.ts";
import { recentPatients } from "./jump-patients.ts";
import { LogoutDocument } from "./session.graphql.ts";

/** Ends the session here and on the server, and the pushes to this device with it. Here it ends even when the server is away. */
export async function logOut(): Promise<void> {
  const outcome = await call(LogoutDocument, { pushToken: pushToken() }, { changes: [] });
  session.clear();
  recentPatients.forget();
  if (outcome.kind === "fail") toasts.error(outcome.message);
}
