import { LogoutDocument } from "../generated/operations.ts";
import { call } from "../platform/calls.ts";
import { session } from "../platform/session.ts";
import { toasts } from "../platform/toasts.ts";
import { pushToken } from "./browser-push.ts";
import { recentPatients } from "./jump-patients.ts";

/** Ends the session here and on the server, and the pushes to this device with it. Here it ends even when the server is away. */
export async function logOut(): Promise<void> {
  const outcome = await call(LogoutDocument, { pushToken: pushToken() });
  session.clear();
  recentPatients.forget();
  if (outcome.kind === "fail") toasts.error(outcome.message);
}
