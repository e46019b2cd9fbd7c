import { inClinic } from "../reach.ts";
import { chartReaders } from "../role-groups.ts";

/** Whoever sees the charts of a patient's scores. */
export const recoveryOperations = {
  getRecovery: inClinic(...chartReaders),
};
