import { systemScope } from "@restride/domain/access/scope.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { PatientCredentials } from "../../generated/resolvers.ts";
import type { Caller } from "./caller.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Passwords } from "../../platform/passwords/passwords.ts";
import { patientPasswordKey } from "./passwords/forgive-account.ts";
import type { CheckPassword } from "./passwords/check-password.ts";
import type { SessionTokens, StartSession } from "./sessions/start-session.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { PatientAccount, SignInQueries } from "./sign-in.queries.ts";

interface Deps {
  readonly queries: SignInQueries;
  readonly store: SignInStore;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly startSession: StartSession;
  readonly sessionTokens: SessionTokens;
  readonly now: () => number;
}

/**
 * Makes the use case that opens a patient's session on the phone. When several records have the same email, it takes the newest one whose password
 * matches.
 */
export const makeLoginPatient = (deps: Deps) => {
  const { queries, store, passwords, checkPassword, startSession, sessionTokens, now } = deps;
  const scope = systemScope("sign-in");

  const fitting = async (records: readonly PatientAccount[], password: string) => {
    for (const record of records) {
      const { active, passwordHash, customerId, patientId } = record;
      const renew = (hash: string) => store.renewPatientHash(scope, { customerId, patientId, passwordHash }, hash);
      if (await passwords.matches(active ? passwordHash : null, password, renew)) return record;
    }
    if (records.length === 0) await passwords.matches(null, password);
    return null;
  };

  return async ({ email, password }: PatientCredentials, { address, userAgent }: Caller) => {
    const passwordAt = now();
    const records = await queries.patientsByEmail(scope, email);
    const accountId = records[0]?.patientId ?? null;
    const patient = await checkPassword({ account: patientPasswordKey(email), accountId, address, device: null }, () =>
      fitting(records, password),
    );
    if (isRefusal(patient)) return patient;
    await store.notePatientLogin(scope, patient.customerId, patient.patientId, instantOf(now()));
    const signIn = { passwordAt, application: "Patient", userAgent, location: "" };
    const session = await startSession(scope, patient.patientId, signIn);
    const token = await sessionTokens.issuePatientToken(patient.patientId, patient.customerId, session);
    return { token, patientid: patient.patientId };
  };
};
