import { Role, staffRoles } from "../access/roles.ts";
import { open, own, asSecret, withAccount } from "../access/reach.ts";
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
  logout: asSecret(withAccount(...staffRoles, patient)),
  renewSession: asSecret(withAccount(...staffRoles, patient, Role.progressLink)),
  getSessions: own,
  endSession: own,
  endOtherSessions: own,
  loginAsCustomer: asSecret(withAccount(...companyPeople)),
  changeUserPassword: asSecret(own),
  resetUserPassword: own,
};
