import { LogoutDocument } from "../generated/operations.ts";
import { call } from "../platform/calls.ts";
import { session } from "../platform/session.ts";
import { toasts } from "../platform/toasts.ts";
import { recentPatients } from "./jump-patients.ts";

const pushTokenKey = "restride.push";

/** Ends the session here and on the server, and the pushes to this device with it. Here it ends even when the server is away. */
export async function logOut(): Promise<void> {
  const outcome = await call(LogoutDocument, { pushToken: localStorage.getItem(pushTokenKey) });
  session.clear();
  recentPatients.forget();
  if (outcome.kind === "fail") toasts.error(outcome.message);
}
