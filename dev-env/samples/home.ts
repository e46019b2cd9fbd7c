import { only, query, type Samples } from "./sample.ts";

export const homeSamples = {
  getLast7Activities: (aim) =>
    only(query(`getLast7Activities(customerid: "${aim.customer}")`, "skipped { patientids }")),
  getLast7Measurements: (aim) =>
    only(query(`getLast7Measurements(customerid: "${aim.customer}")`, "measkipped { patientids }")),
  getFormGraphData: (aim) => only(query(`getFormGraphData(customerid: "${aim.customer}")`, "oks { name total }")),
} satisfies Samples;
