import { inClinic } from "../access/reach.ts";
import { chartReaders, progressReaders } from "../access/role-groups.ts";

export const deviceChartsOperations = {
  getRangeMeasurement: inClinic(...chartReaders),
  getGraphMeasurementData: inClinic(...progressReaders),
};
