import { accountResolvers } from "./features/account/account.resolvers.ts";
import { makeAccountStore } from "./features/account/account.store.ts";
import { makeKeepAccount } from "./features/account/keep-account.ts";
import { makeLetterheads } from "./features/customers/letterheads.lookups.ts";
import type { PatientContacts } from "./features/patients/patients.lookups.ts";
import { makeChangeUserPassword } from "./features/sign-in/change-user-password.ts";
import { makeCheckPassword } from "./features/sign-in/check-password.ts";
import { makeInviteUserJob } from "./features/sign-in/invite-user.ts";
import { makeLoginAsCustomer } from "./features/sign-in/login-as-customer.ts";
import { makeLoginPatient } from "./features/sign-in/login-patient.ts";
import { makeLoginUser } from "./features/sign-in/login-user.ts";
import { makeLoginWithOtp } from "./features/sign-in/login-with-otp.ts";
import { makeLogout } from "./features/sign-in/logout.ts";
import { makeNamePlace } from "./features/sign-in/name-place.ts";
import { makeOneTimeCodesStore } from "./features/sign-in/one-time-codes.store.ts";
import { makeOpenSession } from "./features/sign-in/open-session.ts";
import { makePasswordLinksStore } from "./features/sign-in/password-links.store.ts";
import { makeResetLinkJob, makeSendResetPasswordLink } from "./features/sign-in/password-links.ts";
import { makePatientLinkJob } from "./features/sign-in/patient-password-link.ts";
import { makeResendOtp } from "./features/sign-in/resend-otp.ts";
import { makeResetUserPassword } from "./features/sign-in/reset-user-password.ts";
import { makeSendCode } from "./features/sign-in/send-code.ts";
import { makeSetPassword } from "./features/sign-in/set-password.ts";
import { makeViewers } from "./features/sign-in/sign-in.lookups.ts";
import { signInResolvers } from "./features/sign-in/sign-in.resolvers.ts";
import { makeSignInStore } from "./features/sign-in/sign-in.store.ts";
import { makeSignInViews } from "./features/sign-in/sign-in.views.ts";
import { makeTrustedDevicesStore } from "./features/sign-in/trusted-devices.store.ts";
import { makeUserContacts } from "./features/sign-in/user-contacts.views.ts";
import { tidySecrets } from "./features/sign-in/tidy-secrets.ts";
import type { Machines } from "./machines.ts";
import { pushKeysOf } from "./platform/push/web-push.ts";
import { newCode, newSecret } from "./platform/passwords/passwords.ts";

/** Signing in, and what a signed-in user keeps. */
export const wireSignIn = (machines: Machines, patients: PatientContacts) => {
  const { db, now } = machines;
  const views = makeSignInViews(db);
  const stores = {
    store: makeSignInStore(db),
    codes: makeOneTimeCodesStore(db),
    links: makePasswordLinksStore(db),
    devices: makeTrustedDevicesStore(db),
  };
  const viewers = makeViewers({ views, now });
  const openSession = makeOpenSession({ ...machines, views });
  const sendCode = makeSendCode({ ...machines, ...stores, newCode });
  const checkPassword = makeCheckPassword(machines);
  const account = makeAccountStore(db);
  const letterheads = makeLetterheads(db, machines.publicUrl);
  const needs = {
    ...machines,
    letterheads,
    ...stores,
    views,
    viewers,
    openSession,
    sendCode,
    checkPassword,
    patients,
    newSecret,
  };
  return {
    viewers,
    forgetSubscription: account.forgetSubscription,
    faces: [
      signInResolvers({
        loginUser: makeLoginUser(needs),
        loginWithOtp: makeLoginWithOtp(needs),
        resendOtp: makeResendOtp(needs),
        loginAsCustomer: makeLoginAsCustomer(needs),
        loginPatient: makeLoginPatient(needs),
        sendResetPasswordLink: makeSendResetPasswordLink(needs),
        setPassword: makeSetPassword(needs),
        changeUserPassword: makeChangeUserPassword(needs),
        resetUserPassword: makeResetUserPassword({ ...needs, users: makeUserContacts(db) }),
        logout: makeLogout(needs),
        namePlace: makeNamePlace(needs),
      }),
      accountResolvers(makeKeepAccount({ store: account, now, pushKey: pushKeysOf(machines.signingKey).publicKey })),
    ],
    timed: [tidySecrets(Object.values(stores), now)],
    jobs: [makeResetLinkJob(needs), makePatientLinkJob(needs), makeInviteUserJob(needs)],
  };
};
