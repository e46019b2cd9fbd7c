import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

/**
 * Operations of the activity log: for roles that care for patients. An event whose content a role may not see is shown as changed, without values.
 */
export const activityLogOperations = {
  getActivityLog: inClinic(...care),
};

export const activityLogRestOperations = {
  exportActivityLog: inClinic(...care),
};
