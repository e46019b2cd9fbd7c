import { account, anyStaff, everybody, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

const login = `credentials: { email: "nobody@clinic.example", password: "wrong" }`;

export const signInSamples = {
  loginUser: () => only(mutation(`loginUser(${login})`)),
  loginWithOtp: (aim) => only(mutation(`loginWithOtp(userid: "${aim.user}", otpFromPatient: "AAAAAA")`)),
  resendOtp: (aim) => only(mutation(`resendOtp(userid: "${aim.user}")`)),
  loginPatient: () => only(mutation(`loginPatient(${login})`)),
  sendResetPasswordLink: () => only(mutation(`sendResetPasswordLink(email: "nobody@clinic.example")`)),
  setPassword: () => only(mutation(`setPassword(email: "a@b.example", token: "none", password: "long enough")`)),
  resetPassword: () => only(mutation(`resetPassword(email: "a@b.example", token: "none", password: "long enough")`)),
  setPatientPassword: () => only(mutation(`setPatientPassword(token: "none", password: "long enough")`)),
  reverseGeocode: () => only(query("reverseGeocode(latitude: 91, longitude: 0)", "place { city }")),
  logout: () => only(mutation("logout")),
  renewSession: () => only(mutation("renewSession")),
  getSessions: () => only(query("getSessions", "sessions { _id }")),
  endSession: (aim) => only(mutation(`endSession(sessionid: "${aim.session}")`)),
  endOtherSessions: () => only(mutation("endOtherSessions")),
  loginAsCustomer: (aim) => only(mutation(`loginAsCustomer(customerid: "${aim.customer}")`)),
  changeUserPassword: () => only(mutation(`changeUserPassword(password: "wrong", newpassword: "short")`)),
  resetUserPassword: (aim) => only(mutation(`resetUserPassword(patientid: "${aim.patient}")`)),
} satisfies Samples;

export const signInRights = {
  // Before there is a session, and pages that anybody may open (A006).
  loginUser: everybody,
  loginWithOtp: everybody,
  resendOtp: everybody,
  loginPatient: everybody,
  sendResetPasswordLink: everybody,
  setPassword: everybody,
  resetPassword: everybody,
  setPatientPassword: everybody,
  reverseGeocode: everybody,
  // One's own account: /resetpassword is for everybody who is signed in (A220).
  logout: account("admin therapist surgeon associate company coach super patient"),
  // A progress page that was opened with a code is renewed too (C242).
  renewSession: account("admin therapist surgeon associate company coach super patient link"),
  getSessions: anyStaff,
  endSession: anyStaff,
  endOtherSessions: anyStaff,
  changeUserPassword: anyStaff,
  resetUserPassword: anyStaff,
  // Who has no clinic of their own chooses one (A203).
  loginAsCustomer: account("company coach super"),
} satisfies Rights;
