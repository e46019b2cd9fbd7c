import { profileSchema } from "../../platform/session/profile.ts";
import { session } from "../../platform/session/session.ts";
import { trustCookie } from "../../platform/session/trust-cookie.ts";
import type { LoginFragment } from "./sign-in.graphql.ts";

/** Takes up the session that a login answered, and the trust in this device if one came along. False when there is none. */
export function openSession(answer: LoginFragment): boolean {
  const profile = profileSchema.safeParse(answer);
  if (!profile.success) return false;
  if (answer.trustToken && answer.exp) document.cookie = trustCookie(answer.trustToken, answer.exp);
  session.save(profile.data);
  return true;
}
