import { inClinic } from "../access/reach.ts";
import { chartReaders } from "../access/role-groups.ts";

/** Operation of recovery, for roles that may read the charts of a patient's scores. */
export const recoveryOperations = {
  getRecovery: inClinic(...chartReaders),
};
