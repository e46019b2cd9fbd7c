import { isProfile } from "../../platform/session/profile.ts";
import { session } from "../../platform/session/session.ts";
import { trustCookie } from "../../platform/session/trust-cookie.ts";
import type { LoginFragment } from "./sign-in.graphql.ts";

/** Takes up the session that a login answered, and the trust in this device if one came along. False when there is none. */
export function openSession(answer: LoginFragment): boolean {
  const { token, user, customer, company, trustToken, exp } = answer;
  const profile = { token, user, customer, company, trustToken, exp };
  if (!isProfile(profile)) return false;
  if (trustToken && exp) document.cookie = trustCookie(trustToken, exp);
  session.save(profile);
  return true;
}
