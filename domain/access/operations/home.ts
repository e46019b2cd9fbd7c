import { inClinic } from "./reach.ts";
import { homeReaders } from "./role-groups.ts";

export const homeOperations = {
  getLast7Activities: inClinic(...homeReaders),
  getLast7Measurements: inClinic(...homeReaders),
  getFormGraphData: inClinic(...homeReaders),
};
