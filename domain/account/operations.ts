import { own, asSecret } from "../access/reach.ts";

export const accountOperations = {
  getUserVisitedPages: own,
  updateUserVisitedPages: own,
  updateSignature: own,
  updateUserFilter: own,
  getTrustedDevices: own,
  revokeTrustedDevice: own,
  getWebPushKey: own,
  setUserDeviceToken: asSecret(own),
  setWebToken: asSecret(own),
  deleteUserDeviceToken: asSecret(own),
};
