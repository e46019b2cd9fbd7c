import { clinic, type Rights } from "../../right.ts";
import { mutation, only, query, type Samples } from "../sample.ts";

export const patientLinksSamples = {
  getPatientLinks: (aim) =>
    only(query(`getPatientLinks(patientid: "${aim.patient}")`, "links { _id recipient origin }")),
  endPatientLink: (aim) => only(mutation(`endPatientLink(patientid: "${aim.patient}", linkid: "${aim.link}")`)),
} satisfies Samples;

export const patientLinksRights = {
  // Staff who may see the patient, the patient, and whoever holds a link, who sees that one (B188).
  getPatientLinks: clinic("admin therapist surgeon associate company coach patient link caregiver report"),
  endPatientLink: clinic("admin therapist surgeon associate company coach patient link caregiver report"),
} satisfies Rights;
