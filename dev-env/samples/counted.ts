import { clinic, type Rights } from "../right.ts";
import { only, query, type Samples } from "./sample.ts";

export const countedSamples = {
  getCounted: (aim) =>
    only(
      query(
        `getCounted(customerid: "${aim.customer}", patientid: "${aim.patient}", number: { name: progress, area: "exercise" })`,
        "heading person { _id name } days { date items { name } }",
      ),
    ),
} satisfies Samples;

export const countedRights = {
  // Whoever sees the list of patients, whose filter shows the same patients (B001).
  getCounted: clinic("admin therapist surgeon associate company coach"),
} satisfies Rights;
