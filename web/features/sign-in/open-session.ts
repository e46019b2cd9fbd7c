import { isProfile } from "../../platform/session/profile.ts";
import { session } from "../../platform/session/session.ts";
import { trustCookie } from "../../platform/session/trust-cookie.ts";
import type { LoginFragment } from "./sign-in.graphql.ts";

/**
 * Opens the session in a response to sign-in, and stores the trust in this device if there is one. Returns false when the response has no session.
 */
export function openSession(answer: LoginFragment): boolean {
  const { token, user, customer, company, trustToken, exp } = answer;
  const profile = { token, user, customer, company, trustToken, exp };
  if (!isProfile(profile)) return false;
  if (trustToken && exp) document.cookie = trustCookie(trustToken, exp);
  session.save(profile);
  return true;
}
