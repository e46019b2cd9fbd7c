import { inClinic } from "../access/reach.ts";
import { chartReaders } from "../access/role-groups.ts";

/** Company users see no scores of a patient, and no chart. */
export const scoreChartsOperations = {
  getOksData: inClinic(...chartReaders),
  getPainData: inClinic(...chartReaders),
  getFlexionData: inClinic(...chartReaders),
  getExtensionData: inClinic(...chartReaders),
};
