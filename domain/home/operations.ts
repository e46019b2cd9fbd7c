import { inClinic } from "../access/reach.ts";
import { homeReaders } from "../access/role-groups.ts";

export const homeOperations = {
  getLast7Activities: inClinic(...homeReaders),
  getLast7Measurements: inClinic(...homeReaders),
  getFormGraphData: inClinic(...homeReaders),
};
