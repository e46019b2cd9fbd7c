import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

/** Who cares for patients reads what was done about them; what of it a role may not see is told as changed, without values. */
export const activityLogOperations = {
  getActivityLog: inClinic(...care),
};

export const activityLogRestOperations = {
  exportActivityLog: inClinic(...care),
};
