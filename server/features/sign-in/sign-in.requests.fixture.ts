import { account, anyStaff, everybody, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const login = `credentials: { email: "nobody@clinic.example", password: "wrong" }`;

export const signInRequests = {
  loginUser: () => fixtureOf(mutation(`loginUser(${login})`)),
  loginWithOtp: (ids) => fixtureOf(mutation(`loginWithOtp(userid: "${ids.user}", otpFromPatient: "AAAAAA")`)),
  resendOtp: (ids) => fixtureOf(mutation(`resendOtp(userid: "${ids.user}")`)),
  loginPatient: () => fixtureOf(mutation(`loginPatient(${login})`)),
  sendResetPasswordLink: () => fixtureOf(mutation(`sendResetPasswordLink(email: "nobody@clinic.example")`)),
  setPassword: () => fixtureOf(mutation(`setPassword(email: "a@b.example", token: "none", password: "long enough")`)),
  resetPassword: () =>
    fixtureOf(mutation(`resetPassword(email: "a@b.example", token: "none", password: "long enough")`)),
  setPatientPassword: () => fixtureOf(mutation(`setPatientPassword(token: "none", password: "long enough")`)),
  reverseGeocode: () => fixtureOf(query("reverseGeocode(latitude: 91, longitude: 0)", "place { city }")),
  logout: () => fixtureOf(mutation("logout")),
  renewSession: () => fixtureOf(mutation("renewSession")),
  getSessions: () => fixtureOf(query("getSessions", "sessions { _id }")),
  endSession: (ids) => fixtureOf(mutation(`endSession(sessionid: "${ids.session}")`)),
  endOtherSessions: () => fixtureOf(mutation("endOtherSessions")),
  loginAsCustomer: (ids) => fixtureOf(mutation(`loginAsCustomer(customerid: "${ids.customer}")`)),
  changeUserPassword: () => fixtureOf(mutation(`changeUserPassword(password: "wrong", newpassword: "short")`)),
  resetUserPassword: (ids) => fixtureOf(mutation(`resetUserPassword(patientid: "${ids.patient}")`)),
} satisfies RequestFixtures;

export const signInPermissions = {
  // Operations before sign-in, and of pages that anybody may open (A006).
  loginUser: everybody,
  loginWithOtp: everybody,
  resendOtp: everybody,
  loginPatient: everybody,
  sendResetPasswordLink: everybody,
  setPassword: everybody,
  resetPassword: everybody,
  setPatientPassword: everybody,
  reverseGeocode: everybody,
  // Operations on the caller's own account: /resetpassword is for every signed-in user (A220).
  logout: account("admin therapist surgeon associate company coach super patient"),
  // A progress page that was opened with a code is renewed too (C242).
  renewSession: account("admin therapist surgeon associate company coach super patient link"),
  getSessions: anyStaff,
  endSession: anyStaff,
  endOtherSessions: anyStaff,
  changeUserPassword: anyStaff,
  resetUserPassword: anyStaff,
  // Roles without a clinic of their own choose one (A203).
  loginAsCustomer: account("company coach super"),
} satisfies ExpectedPermissions;
