import { inClinic } from "./reach.ts";
import { care } from "./role-groups.ts";

export const countedOperations = {
  getCounted: inClinic(...care),
};
