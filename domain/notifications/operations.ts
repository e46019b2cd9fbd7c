import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

export type NotificationsQueryTag = "notifications";

export const notificationsOperations = {
  addNotifications: inClinic(...care),
  getNotifications: inClinic(...care),
};
