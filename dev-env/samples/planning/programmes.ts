import type { Aim } from "../../aim.ts";
import { clinic, type Rights } from "../../right.ts";
import { small } from "../../small-clinics/ids.ts";
import { mutation, only, query, type Samples, today } from "../sample.ts";

const person = (surgeon: string): string =>
  `{ firstname: "Nora", lastname: "Fresh", gender: "female", dob: "05/01/1960", phone: "3125550142", email: "n@f.example",
    email_opt_in: true, include_devices: true, surgery: { type: "knee", date: "${today}" }, surgeon: "${surgeon}",
    shipaddress: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" } }`;

const exercise = `{ _id: "${small.exercise(2)}", exercise: "${small.exercise(1)}", startdate: 1, enddate: 14, hold: 5, repeat: 10, set: 1, time: 2 }`;

const adding = (call: string) => (aim: Aim) =>
  only(
    mutation(
      `${call}(patient: ${person(aim.surgeon)}, exercises: [${exercise}], careplan: "${small.carePlan}", although: { reason: "Another person" })`,
      "{ status message patient { _id } }",
    ),
  );

export const programmesSamples = {
  previewProgramme: () =>
    only(query(`previewProgramme(items: { exercises: [${exercise}] }, surgery: "${today}")`, "plan { days { date } }")),
  addPatientAdmin: adding("addPatientAdmin"),
  creatPatientAdmin: adding("creatPatientAdmin"),
} satisfies Samples;

const adders = clinic("admin therapist surgeon associate company");

export const programmesRights = {
  // The add-patient routes exclude the health coach (A210 B274).
  previewProgramme: adders,
  addPatientAdmin: adders,
  creatPatientAdmin: adders,
} satisfies Rights;
