import { createHash } from "node:crypto";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { sealText } from "@restride/domain/registration/registration.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { RegistrationOfForms, RegistrationQueries, SignedConsent } from "./registration.queries.ts";

interface Deps {
  readonly queries: RegistrationQueries;
  readonly rateLimits: RateLimits;
}

const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

const isIntact = (
  { firstName, lastName, dob, signedAt }: RegistrationOfForms,
  { signature, ...form }: SignedConsent,
): boolean =>
  sha256(sealText({ ...form, signature: signature.toString("base64"), firstName, lastName, dob, signedAt })) ===
  form.seal;

/**
 * Makes the use case that compares the seal of a form, or the checksum of a file, with the stored record, whose seal is computed again from its
 * parts, so that a change of form, signature, name, birth date or time is detected. The caller has the hash and therefore the document, so the answer
 * names nobody.
 */
export const makeVerifyConsent = ({ queries, rateLimits }: Deps) => {
  const everywhere = systemScope("verify-consent");
  return async (typed: string, address: string) => {
    const wait = await rateLimits.take("registrationByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const sealedConsent = await queries.acrossCustomersSealed(everywhere, typed.trim().toLowerCase());
    const unknown = { result: "unknown", signedat: null };
    if (!sealedConsent) return unknown;
    const scope = systemCustomerScope(sealedConsent.customerId, "verify-consent");
    const registered = await queries.registered(scope, sealedConsent.registrationId);
    if (!registered) return unknown;
    const forms = await queries.signedForms(scope, sealedConsent.registrationId);
    const result = forms.every((form) => isIntact(registered, form)) ? "valid" : "changed";
    return { result, signedat: registered.signedAt };
  };
};
