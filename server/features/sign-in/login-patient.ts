import type { Id } from "@restride/domain/values/id.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { normaliseEmail } from "@restride/domain/values/email.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { PatientCredentials } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Passwords } from "../../platform/passwords/passwords.ts";
import type { Tokens } from "../../platform/tokens/tokens.ts";
import type { CheckPassword } from "./passwords/check-password.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { PatientAccount, SignInViews } from "./sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly store: SignInStore;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly tokens: Tokens;
  readonly now: () => number;
  readonly newId: () => Id;
}

/** Opens a patient's session on the phone. Of several records with one email, the newest whose password fits is taken. */
export const makeLoginPatient = ({ views, store, passwords, checkPassword, tokens, now, newId }: Needs) => {
  const scope = systemScope("sign-in");

  const fitting = async (records: readonly PatientAccount[], password: string) => {
    for (const record of records)
      if (await passwords.matches(record.active ? record.passwordHash : null, password)) return record;
    if (records.length === 0) await passwords.matches(null, password);
    return null;
  };

  return async ({ email, password }: PatientCredentials, address: string) => {
    const patient = await checkPassword(
      { account: `patient ${normaliseEmail(email)}`, address, device: null },
      async () => fitting(await views.patientsByEmail(scope, email), password),
    );
    if (isRefusal(patient)) return patient;
    await store.notePatientLogin(scope, patient.customerId, patient.patientId, instantOf(now()));
    const token = await tokens.issue({
      sub: patient.patientId,
      sessionId: newId(),
      kind: "patient",
      customer: patient.customerId,
      application: "Patient",
    });
    return { token, patientid: patient.patientId };
  };
};
