import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

export const drillDownOperations = {
  getCounted: inClinic(...care),
};
