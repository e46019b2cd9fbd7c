import { own, secret } from "../access/reach.ts";

export const accountOperations = {
  getUserVisitedPages: own,
  updateUserVisitedPages: own,
  updateSignature: own,
  updateUserFilter: own,
  getTrustedDevices: own,
  revokeTrustedDevice: own,
  getWebPushKey: own,
  setUserDeviceToken: secret(own),
  setWebToken: secret(own),
  deleteUserDeviceToken: secret(own),
};
