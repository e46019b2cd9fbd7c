import { caller, codeFor } from "./caller.ts";
import { documentOf } from "./documents.ts";
import { smallPassword } from "./small-clinics.ts";
import type { World } from "./world.ts";

const password = documentOf("loginUser", "status userid");
const code = documentOf("loginWithOtp", "status trustToken");

/** Signs a user of the small clinics in with 'Trust this device' ticked; returns the trust token. */
export const trustDevice = async (world: World, email: string): Promise<string> => {
  const nobody = caller(world.url);
  const credentials = { email, password: smallPassword };
  const { userid } = (await nobody.call<{ userid: string }>(password, { credentials })).answer;
  const input = { userid, otpFromPatient: codeFor(world, email), isTrusted: true };
  return (await nobody.call<{ trustToken: string }>(code, input)).answer.trustToken;
};
