import { Role, staffRoles } from "../roles.ts";
import { open, own, secret, withAccount } from "./reach.ts";
import { companyPeople } from "./role-groups.ts";

const { patient } = Role;

export const signInOperations = {
  loginUser: open,
  loginWithOtp: open,
  resendOtp: open,
  loginPatient: open,
  sendResetPasswordLink: open,
  setPassword: open,
  resetPassword: open,
  setPatientPassword: open,
  reverseGeocode: open,
  logout: secret(withAccount(...staffRoles, patient)),
  renewSession: secret(withAccount(...staffRoles, patient, Role.progressLink)),
  getSessions: own,
  endSession: own,
  endOtherSessions: own,
  loginAsCustomer: secret(withAccount(...companyPeople)),
  changeUserPassword: secret(own),
  resetUserPassword: own,
};
