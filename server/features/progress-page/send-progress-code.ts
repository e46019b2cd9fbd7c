import type { Id } from "@restride/domain/values/id.ts";
import { type CustomerScope, type EveryScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import { codeNotSent, oneTimeCode, tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { maskEmailAndDomain } from "@restride/domain/values/email.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { type Letter, writeLetter } from "../../platform/mail/letter.ts";
import type { MailAtOnce } from "../../platform/mail/mail-at-once.ts";
import { hashSecret } from "../../platform/passwords/passwords.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { ClinicOfPatient, PatientContacts } from "../patients/patients.lookups.ts";
import type { ProgressLinksStore } from "./progress-links.store.ts";
import { progressTexts } from "@restride/domain/progress-page/progress-texts.ts";
import * as texts from "./progress-page-texts.ts";

interface Deps {
  readonly store: ProgressLinksStore;
  readonly patients: PatientContacts;
  readonly clinicOfPatient: ClinicOfPatient;
  readonly letterheads: Letterheads;
  readonly mailAtOnce: MailAtOnce;
  readonly rateLimits: RateLimits;
  readonly now: () => number;
  readonly newSecret: () => string;
  readonly newCode: () => string;
}

/** Returns the stored form of a code, bound to the token of the requesting browser, so that the code is useless elsewhere. */
export const hashProgressCode = (token: string, code: string): string => hashSecret(`${token}:${code}`);

const letterOf = (code: string): Letter => ({
  subject: texts.yourCodeForTheProgressPage,
  paragraphs: [texts.yourCodeIs(code), texts.itOpensThePageOfYourProgress],
  footer: texts.ifYouDidNotJust,
});

/**
 * Makes the use case that handles a request to open a patient's page without a link: mails a code to the patient, and returns its token to the
 * browser. The mail is sent at once, since a late code is useless.
 */
export const makeSendProgressCode = (deps: Deps) => {
  const { store, patients, clinicOfPatient, letterheads, mailAtOnce, rateLimits, now, newSecret, newCode } = deps;

  const send = async (clinic: CustomerScope, patientId: Id, email: string) => {
    const [token, code] = [newSecret(), newCode()];
    const expiresAt = instantOf(now() + oneTimeCode.lifetime);
    const tokenHash = hashSecret(token);
    await store.saveCode(clinic, { patientId, tokenHash, codeHash: hashProgressCode(token, code), expiresAt });
    const from = await letterheads(clinic, { customerId: clinic.customerId, companyId: null });
    const isSent = await mailAtOnce({ id: tokenHash, to: email, ...writeLetter(from, letterOf(code)) });
    if (isSent) return { token, clinic: from.name, logo: from.logo };
    await store.removeCode(clinic, tokenHash);
    return refuse(codeNotSent);
  };

  return async (scope: EveryScope, patientId: Id, address: string) => {
    const wait = await rateLimits.take("progressByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const customerId = await clinicOfPatient(scope, patientId);
    if (customerId === null) return refuse(progressTexts.notFound);
    const clinic = systemCustomerScope(customerId, "progress-page");
    const patient = await patients.contactOf(clinic, patientId);
    if (!patient?.active || patient.email === "") return refuse(progressTexts.notFound);
    const waitForMore = await rateLimits.take("progressCodeByRecord", patientId);
    if (waitForMore > 0) return refuse(tooManyAttempts(waitForMore));
    const sent = await send(clinic, patientId, patient.email);
    return isRefusal(sent) ? sent : { ...sent, email: maskEmailAndDomain(patient.email) };
  };
};
