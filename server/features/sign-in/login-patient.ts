import { systemScope } from "@restride/domain/access/scope.ts";
import { tooManyAttempts, wrongCredentials } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { PatientCredentials } from "../../generated/resolvers.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { Passwords } from "../../platform/passwords/passwords.ts";
import type { Tokens } from "../../platform/tokens/tokens.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { PatientAccount, SignInViews } from "./sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly store: SignInStore;
  readonly passwords: Passwords;
  readonly rateLimits: RateLimits;
  readonly tokens: Tokens;
  readonly now: () => number;
}

/** Opens a patient's session on the phone. Of several records with one email, the newest whose password fits is taken. */
export const makeLoginPatient = ({ views, store, passwords, rateLimits, tokens, now }: Needs) => {
  const scope = systemScope("sign-in");

  const fitting = async (records: readonly PatientAccount[], password: string) => {
    for (const record of records)
      if (await passwords.matches(record.active ? record.passwordHash : null, password)) return record;
    if (records.length === 0) await passwords.matches(null, password);
    return null;
  };

  return async ({ email, password }: PatientCredentials, address: string) => {
    const wait =
      (await rateLimits.take("passwordByAddress", address)) ||
      (await rateLimits.take("passwordByAccount", `patient ${email.slice(0, 200)}`));
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const patient = await fitting(await views.patientsByEmail(scope, email), password);
    if (!patient) return refuse(wrongCredentials);
    await rateLimits.forgive("passwordByAccount", `patient ${email}`);
    await store.notePatientLogin(scope, patient.customerId, patient.patientId, new Date(now()).toISOString());
    const token = await tokens.issue({
      sub: patient.patientId,
      kind: "patient",
      customer: patient.customerId,
      application: "Patient",
    });
    return { token, patientid: patient.patientId };
  };
};
