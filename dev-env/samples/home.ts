import { clinic, type Rights } from "../right.ts";
import { only, query, type Samples } from "./sample.ts";

export const homeSamples = {
  getLast7Activities: (aim) =>
    only(query(`getLast7Activities(customerid: "${aim.customer}")`, "skipped { patientids }")),
  getLast7Measurements: (aim) =>
    only(query(`getLast7Measurements(customerid: "${aim.customer}")`, "measkipped { patientids }")),
  getFormGraphData: (aim) => only(query(`getFormGraphData(customerid: "${aim.customer}")`, "oks { name total }")),
} satisfies Samples;

export const homeRights = {
  // /compliance (A208).
  getLast7Activities: clinic("admin surgeon associate company"),
  getLast7Measurements: clinic("admin surgeon associate company"),
  getFormGraphData: clinic("admin surgeon associate company"),
} satisfies Rights;
