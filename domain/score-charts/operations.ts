import { inClinic } from "../access/reach.ts";
import { chartReaders } from "../access/role-groups.ts";

/** Operations of a patient's score charts; company users may not use them. */
export const scoreChartsOperations = {
  getOksData: inClinic(...chartReaders),
  getPainData: inClinic(...chartReaders),
  getFlexionData: inClinic(...chartReaders),
  getExtensionData: inClinic(...chartReaders),
};
