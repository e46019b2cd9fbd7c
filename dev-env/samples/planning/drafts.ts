import { clinic, type Rights } from "../../right.ts";
import { mutation, only, query, type Samples } from "../sample.ts";

const desk = "0192f000-0d5c-7000-8000-000000000001";

export const draftsSamples = {
  getPatientDrafts: (aim) =>
    only(query(`getPatientDrafts(customerid: "${aim.customer}", id: "${aim.draft}")`, "drafts { _id name }")),
  savePatientDraft: (aim) =>
    only(
      mutation(`savePatientDraft(id: "${aim.draft}", desk: "${desk}", take: true)`, "{ status message draft { _id } }"),
    ),
  discardPatientDraft: (aim) => only(mutation(`discardPatientDraft(id: "${aim.secondDraft}")`)),
} satisfies Samples;

export const draftsRights = {
  // Who may add patients (A210): no health coach.
  getPatientDrafts: clinic("admin therapist surgeon associate company"),
  savePatientDraft: clinic("admin therapist surgeon associate company"),
  discardPatientDraft: clinic("admin therapist surgeon associate company"),
} satisfies Rights;
