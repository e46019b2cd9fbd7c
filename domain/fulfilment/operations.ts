import { Role } from "../access/roles.ts";
import { inClinic, open, withAccount } from "../access/reach.ts";
import { chartReaders } from "../access/role-groups.ts";

export type FulfilmentQueryTag = "orders";

const { admin, companyAdmin, healthCoach, superAdmin } = Role;

/** Access for roles that handle orders: for the chosen clinic, otherwise for the clinics of the company. */
const fulfilling = withAccount(admin, companyAdmin, superAdmin, healthCoach);

export const fulfilmentOperations = {
  getFullfillments: fulfilling,
  getFullfillmentsCount: fulfilling,
  getFullfillment: fulfilling,
  getFullfillmentViewDevices: fulfilling,
  getActiveAssignedDevices: fulfilling,
  updateDeviceOrder: fulfilling,
  updateAddress: fulfilling,
  updateTrackingLink: fulfilling,
  updateGatewayId: fulfilling,
  markAsShipped: fulfilling,
  markAsDeleted: fulfilling,
  correctCustody: fulfilling,
  moveUnit: fulfilling,
  replaceUnit: fulfilling,
  askCarrier: fulfilling,
  getSilentDevices: fulfilling,
  getUnits: fulfilling,
  /** Only to read, and only for patients that these roles care for. */
  getUnit: inClinic(...chartReaders),
  getDeviceSilence: inClinic(admin, companyAdmin, superAdmin, healthCoach),
  setDeviceSilence: inClinic(admin, companyAdmin, superAdmin),
};

export const fulfilmentRestOperations = {
  /** Carriers have no session: they sign their messages. */
  carrierWebhook: open,
  downloadCustody: fulfilling,
};
