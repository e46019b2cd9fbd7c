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
  loginAsCustomer: (aim) => only(mutation(`loginAsCustomer(customerid: "${aim.customer}")`)),
  changeUserPassword: () => only(mutation(`changeUserPassword(password: "wrong", newpassword: "short")`)),
  resetUserPassword: (aim) => only(mutation(`resetUserPassword(patientid: "${aim.patient}")`)),
} satisfies Samples;
