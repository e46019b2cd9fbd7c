import { inClinic } from "./reach.ts";
import { chartReaders, progressReaders } from "./role-groups.ts";

export const deviceChartsOperations = {
  getRangeMeasurement: inClinic(...chartReaders),
  getGraphMeasurementData: inClinic(...progressReaders),
};
