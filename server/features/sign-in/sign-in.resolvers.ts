import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeChangeUserPassword } from "./change-user-password.ts";
import type { makeLoginAsCustomer } from "./login-as-customer.ts";
import type { makeLoginPatient } from "./login-patient.ts";
import type { makeLoginUser } from "./login-user.ts";
import type { makeLoginWithOtp } from "./login-with-otp.ts";
import type { makeLogout } from "./logout.ts";
import type { makeSendResetPasswordLink } from "./password-links.ts";
import type { makeNamePlace } from "./name-place.ts";
import type { makeResendOtp } from "./resend-otp.ts";
import type { makeResetUserPassword } from "./reset-user-password.ts";
import type { makeSetPassword } from "./set-password.ts";

interface UseCases {
  readonly loginUser: ReturnType<typeof makeLoginUser>;
  readonly loginWithOtp: ReturnType<typeof makeLoginWithOtp>;
  readonly resendOtp: ReturnType<typeof makeResendOtp>;
  readonly loginAsCustomer: ReturnType<typeof makeLoginAsCustomer>;
  readonly loginPatient: ReturnType<typeof makeLoginPatient>;
  readonly sendResetPasswordLink: ReturnType<typeof makeSendResetPasswordLink>;
  readonly setPassword: ReturnType<typeof makeSetPassword>;
  readonly changeUserPassword: ReturnType<typeof makeChangeUserPassword>;
  readonly resetUserPassword: ReturnType<typeof makeResetUserPassword>;
  readonly logout: ReturnType<typeof makeLogout>;
  readonly namePlace: ReturnType<typeof makeNamePlace>;
}

export const signInResolvers = (use: UseCases): Faces => ({
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
    logout: ({ pushToken }, { scope, viewer, sessionId }) => use.logout(scope, viewer, sessionId!, pushToken ?? null),
  },
});
