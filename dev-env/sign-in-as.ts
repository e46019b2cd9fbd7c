import { type Caller, caller, codeFor } from "./caller.ts";
import { documentOf } from "./documents.ts";
import { smallPassword } from "./small-clinics.ts";
import type { World } from "./world.ts";

const password = documentOf("loginUser", "status message userid");
const code = documentOf("loginWithOtp", "status message token");

interface SignIn {
  readonly email: string;
  readonly userAgent?: string;
  readonly location?: string;
  /** Done between password and code. */
  readonly beforeCode?: () => unknown;
}

/** Signs a user of the small clinics in as a browser that calls itself so, from a place. */
export const signInAs = async (
  world: World,
  { email, userAgent = "", location, beforeCode }: SignIn,
): Promise<Caller> => {
  const nobody = caller(world.url);
  const headers = { "user-agent": userAgent };
  const credentials = { email, password: smallPassword };
  const { userid, message } = (await nobody.call<{ userid: string }>(password, { credentials }, headers)).answer;
  if (!userid) throw new Error(message);
  const otpFromPatient = codeFor(world, email);
  await beforeCode?.();
  const { answer } = await nobody.call<{ token: string }>(code, { userid, otpFromPatient, location }, headers);
  if (!answer.token) throw new Error(answer.message);
  return caller(world.url, answer.token);
};
