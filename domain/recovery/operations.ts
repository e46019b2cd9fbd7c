import { inClinic } from "../access/reach.ts";
import { chartReaders } from "../access/role-groups.ts";

/** Whoever sees the charts of a patient's scores. */
export const recoveryOperations = {
  getRecovery: inClinic(...chartReaders),
};
