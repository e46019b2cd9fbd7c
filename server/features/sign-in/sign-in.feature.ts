import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeChangeUserPassword } from "./passwords/change-user-password.ts";
import { makeCheckPassword } from "./passwords/check-password.ts";
import { makeInviteUserJob } from "./invite-user.ts";
import { makeLoginAsCustomer } from "./login-as-customer.ts";
import { makeLoginPatient } from "./login-patient.ts";
import { makeLoginUser } from "./login-user.ts";
import { makeLoginWithOtp } from "./login-with-otp.ts";
import { makeLogout } from "./logout.ts";
import { makeNamePlace } from "./name-place.ts";
import { makeOneTimeCodesStore } from "./one-time-codes.store.ts";
import { makeOpenSession } from "./open-session.ts";
import { makePasswordLinksStore } from "./passwords/password-links.store.ts";
import { makeResetLinkJob, makeSendResetPasswordLink } from "./passwords/password-links.ts";
import { makePatientLinkJob } from "./passwords/patient-password-link.ts";
import { makeResendOtp } from "./resend-otp.ts";
import { makeResetUserPassword } from "./passwords/reset-user-password.ts";
import { makeSendCode } from "./send-code.ts";
import { makeSetPassword } from "./passwords/set-password.ts";
import type { Viewers } from "./sign-in.lookups.ts";
import { makeSignInStore } from "./sign-in.store.ts";
import { makeSignInViews } from "./sign-in.views.ts";
import { tidySecrets } from "./tidy-secrets.ts";
import { makeTrustedDevicesStore } from "./trusted-devices.store.ts";
import { makeUserContacts } from "./user-contacts.views.ts";

interface Needs extends Machines {
  readonly letterheads: Letterheads;
  readonly patients: PatientContacts;
  readonly viewers: Viewers;
}

const withOwnParts = (given: Needs) => {
  const { db } = given;
  const views = makeSignInViews(db);
  const stores = {
    store: makeSignInStore(db),
    codes: makeOneTimeCodesStore(db),
    links: makePasswordLinksStore(db),
    devices: makeTrustedDevicesStore(db),
  };
  return {
    ...given,
    ...stores,
    views,
    stores,
    users: makeUserContacts(db),
    openSession: makeOpenSession({ ...given, views }),
    sendCode: makeSendCode({ ...given, ...stores }),
    checkPassword: makeCheckPassword(given),
  };
};

const makeUseCases = (needs: ReturnType<typeof withOwnParts>) => ({
  loginUser: makeLoginUser(needs),
  loginWithOtp: makeLoginWithOtp(needs),
  resendOtp: makeResendOtp(needs),
  loginAsCustomer: makeLoginAsCustomer(needs),
  loginPatient: makeLoginPatient(needs),
  sendResetPasswordLink: makeSendResetPasswordLink(needs),
  setPassword: makeSetPassword(needs),
  changeUserPassword: makeChangeUserPassword(needs),
  resetUserPassword: makeResetUserPassword(needs),
  logout: makeLogout(needs),
  namePlace: makeNamePlace(needs),
});

/** Signing in and out, passwords, and their links. */
export const signInFeature = (given: Needs): Feature => {
  const needs = withOwnParts(given);
  const use = makeUseCases(needs);
  return {
    faces: {
      Query: {
        reverseGeocode: ({ latitude, longitude }, { address }) => use.namePlace(latitude, longitude, address),
      },
      Mutation: {
        loginUser: ({ credentials }, { address }) => use.loginUser(credentials, address),
        loginWithOtp: (input, { address }) => use.loginWithOtp(input, address),
        resendOtp: ({ userid }, { address }) => use.resendOtp(userid, address),
        loginAsCustomer: ({ customerid }, { viewer, sessionId }) => use.loginAsCustomer(viewer, sessionId!, customerid),
        loginPatient: ({ credentials }, { address }) => use.loginPatient(credentials, address),
        sendResetPasswordLink: ({ email }, { address }) => use.sendResetPasswordLink(email, address),
        setPassword: (input, { address }) => use.setPassword(input, address),
        resetPassword: (input, { address }) => use.setPassword(input, address),
        setPatientPassword: (input, { address }) => use.setPassword({ ...input, email: null }, address),
        changeUserPassword: ({ password, newpassword }, { scope, viewer }) =>
          use.changeUserPassword(scope, viewer, password, newpassword),
        resetUserPassword: (input, { scope, viewer }) => use.resetUserPassword(scope, viewer, input),
        logout: ({ pushToken }, { scope, viewer, sessionId }) =>
          use.logout(scope, viewer, sessionId!, pushToken ?? null),
      },
    },
    jobs: [makeResetLinkJob(needs), makePatientLinkJob(needs), makeInviteUserJob(needs)],
    timed: [tidySecrets(Object.values(needs.stores), given.now)],
  };
};
