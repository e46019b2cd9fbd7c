import { Role, staffRoles } from "../access/roles.ts";
import { open, own, secret, withAccount } from "../access/reach.ts";
import { companyPeople } from "../access/role-groups.ts";

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
