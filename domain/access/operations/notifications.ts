import { inClinic } from "./reach.ts";
import { care } from "./role-groups.ts";

export const notificationsOperations = {
  addNotifications: inClinic(...care),
  getNotifications: inClinic(...care),
};
