import { type EveryScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import { progressCodeForm } from "@restride/domain/progress-page/progress-forms.ts";
import { invalidCode, normaliseCode, tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationVerifyActivityLinkOtpArgs } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { hashSecret } from "../../platform/passwords/passwords.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import type { ClinicOfPatient, PatientContacts } from "../patients/patients.lookups.ts";
import type { ProgressLinksStore } from "./progress-links.store.ts";
import { hashProgressCode } from "./send-progress-code.ts";

interface Deps {
  readonly store: ProgressLinksStore;
  readonly clinicOfPatient: ClinicOfPatient;
  readonly patientLinks: PatientLinks;
  readonly patients: PatientContacts;
  readonly rateLimits: RateLimits;
  readonly now: () => number;
}

/** Makes the use case that opens a patient's page for 30 minutes for a correct code. A code works once, in the browser that requested it. */
export const makeVerifyProgressCode =
  ({ store, clinicOfPatient, patientLinks, patients, rateLimits, now }: Deps) =>
  async (scope: EveryScope, input: MutationVerifyActivityLinkOtpArgs, address: string) => {
    const form = parseOrRefuse(progressCodeForm, input);
    if (isRefusal(form)) return form;
    const wait = await rateLimits.take("codeByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const { patientid: patientId, token } = input;
    const customerId = await clinicOfPatient(scope, patientId);
    if (customerId === null) return refuse(invalidCode);
    const clinic = systemCustomerScope(customerId, "progress-page");
    const tokenHash = hashSecret(token);
    const codeHash = await store.tryCode(clinic, patientId, tokenHash, instantOf(now()));
    if (codeHash !== hashProgressCode(token, normaliseCode(form.otp))) return refuse(invalidCode);
    if (!(await store.spendCodes(clinic, patientId, tokenHash))) return refuse(invalidCode);
    const recipient = (await patients.contactOf(clinic, patientId))?.email ?? "";
    const link = await patientLinks.make(clinic, { patientId, kind: "progress", senderId: null, recipient });
    return link ? { token: link.token } : refuse(invalidCode);
  };
