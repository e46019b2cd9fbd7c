import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
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
import { makeForgiveAccount } from "./passwords/forgive-account.ts";
import { makePasswordChecks } from "./passwords/password-checks.ts";
import { makePasswordLinksStore } from "./passwords/password-links.store.ts";
import { makeResetLinkJob, makeSendResetPasswordLink } from "./passwords/password-links.ts";
import { makePatientLinkJob } from "./passwords/patient-password-link.ts";
import { makeResendOtp } from "./resend-otp.ts";
import { makeResetUserPassword } from "./passwords/reset-user-password.ts";
import { makeSecurityMails } from "./security-mails.ts";
import { makeSendCode } from "./send-code.ts";
import { makeOwnSessions } from "./sessions/own-sessions.ts";
import { makeRenewSession } from "./sessions/renew-session.ts";
import type { NoteSessionUse } from "./sessions/session-uses.commands.ts";
import { makeSessionsStore } from "./sessions/sessions.store.ts";
import { makeSessionsQueries } from "./sessions/sessions.queries.ts";
import { makeSessionTokens, makeStartSession } from "./sessions/start-session.ts";
import { makeSetPassword } from "./passwords/set-password.ts";
import type { Viewers } from "./sign-in.lookups.ts";
import { makeSignInStore } from "./sign-in.store.ts";
import { makeSignInQueries } from "./sign-in.queries.ts";
import { tidySecrets } from "./tidy-secrets.ts";
import { makeTrustedDevicesStore } from "./trusted-devices.store.ts";
import { makeUserContacts } from "./user-contacts.queries.ts";

interface Deps extends Platform {
  readonly letterheads: Letterheads;
  readonly patientLinks: PatientLinks;
  readonly patients: PatientContacts;
  readonly viewers: Viewers;
  readonly noteSessionUse: NoteSessionUse;
}

const withOwnParts = (featureDeps: Deps) => {
  const { db } = featureDeps;
  const queries = makeSignInQueries(db);
  const stores = {
    store: makeSignInStore(db),
    codes: makeOneTimeCodesStore(db),
    links: makePasswordLinksStore(db),
    devices: makeTrustedDevicesStore(db),
    sessions: makeSessionsStore(db),
  };
  const sessionTokens = makeSessionTokens(featureDeps);
  return {
    ...featureDeps,
    ...stores,
    queries,
    endings: [stores.codes, stores.links, stores.devices, stores.sessions],
    sessionsQueries: makeSessionsQueries(db),
    sessionTokens,
    users: makeUserContacts(db),
    startSession: makeStartSession({ ...featureDeps, ...stores }),
    openSession: makeOpenSession({ queries, sessionTokens }),
    sendCode: makeSendCode({ ...featureDeps, ...stores }),
    securityMails: makeSecurityMails({ ...featureDeps, queries }),
    checkPassword: makeCheckPassword(featureDeps),
    forgiveAccount: makeForgiveAccount(featureDeps),
  };
};

const makeUseCases = (deps: ReturnType<typeof withOwnParts>) => ({
  loginUser: makeLoginUser(deps),
  loginWithOtp: makeLoginWithOtp(deps),
  resendOtp: makeResendOtp(deps),
  loginAsCustomer: makeLoginAsCustomer(deps),
  loginPatient: makeLoginPatient(deps),
  sendResetPasswordLink: makeSendResetPasswordLink(deps),
  setPassword: makeSetPassword(deps),
  changeUserPassword: makeChangeUserPassword(deps),
  resetUserPassword: makeResetUserPassword(deps),
  logout: makeLogout(deps),
  renewSession: makeRenewSession(deps),
  ownSessions: makeOwnSessions(deps),
  namePlace: makeNamePlace(deps),
});

/** Signing in and out, passwords, and their links. */
export const signInFeature = (featureDeps: Deps): Feature => {
  const deps = withOwnParts(featureDeps);
  const use = makeUseCases(deps);
  return {
    resolvers: {
      Query: {
        reverseGeocode: ({ latitude, longitude }, { address }) => use.namePlace(latitude, longitude, address),
        getSessions: (_, { scope, viewer, sessionId }) => use.ownSessions.list(scope, viewer, sessionId!),
      },
      Mutation: {
        loginUser: ({ credentials }, call) => use.loginUser(credentials, call),
        loginWithOtp: (input, call) => use.loginWithOtp(input, call),
        resendOtp: ({ userid }, { address }) => use.resendOtp(userid, address),
        loginAsCustomer: ({ customerid }, { viewer, sessionId }) => use.loginAsCustomer(viewer, sessionId!, customerid),
        loginPatient: ({ credentials }, call) => use.loginPatient(credentials, call),
        sendResetPasswordLink: ({ email }, { address }) => use.sendResetPasswordLink(email, address),
        setPassword: (input, call) => use.setPassword(input, call),
        resetPassword: (input, call) => use.setPassword(input, call),
        setPatientPassword: (input, call) => use.setPassword({ ...input, email: null }, call),
        changeUserPassword: (input, { viewer, sessionId }) => use.changeUserPassword(viewer, sessionId!, input),
        resetUserPassword: (input, { scope, viewer }) => use.resetUserPassword(scope, viewer, input),
        logout: ({ pushToken }, { scope, viewer, sessionId }) =>
          use.logout(scope, viewer, sessionId!, pushToken ?? null),
        renewSession: (_, { scope, viewer, sessionId }) => use.renewSession(scope, viewer, sessionId!),
        endSession: ({ sessionid }, { scope, viewer }) => use.ownSessions.end(scope, viewer, sessionid),
        endOtherSessions: (_, { scope, viewer, sessionId }) => use.ownSessions.endOthers(scope, viewer, sessionId!),
      },
    },
    jobs: [makeResetLinkJob(deps), makePatientLinkJob(deps), makeInviteUserJob(deps)],
    messageChecks: makePasswordChecks(deps),
    timed: [tidySecrets(deps.endings, featureDeps.now)],
  };
};
