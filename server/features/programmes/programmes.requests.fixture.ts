import type { FixtureIds } from "@restride/dev-env/fixture-ids.ts";
import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { mutation, fixtureOf, query, type RequestFixtures, today } from "@restride/dev-env/requests/request-fixture.ts";

const person = (surgeon: string): string =>
  `{ firstname: "Nora", lastname: "Fresh", gender: "female", dob: "05/01/1960", phone: "3125550142", email: "n@f.example",
    email_opt_in: true, include_devices: true, surgery: { type: "knee", date: "${today}" }, surgeon: "${surgeon}",
    shipaddress: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" } }`;

const exercise = `{ _id: "${small.exercise(2)}", exercise: "${small.exercise(1)}", startdate: 1, enddate: 14, hold: 5, repeat: 10, set: 1, time: 2 }`;

const adding = (call: string) => (ids: FixtureIds) =>
  fixtureOf(
    mutation(
      `${call}(patient: ${person(ids.surgeon)}, exercises: [${exercise}], careplan: "${small.carePlan}", although: { reason: "Another person" })`,
      "{ status message patient { _id } }",
    ),
  );

export const programmesRequests = {
  previewProgramme: () =>
    fixtureOf(
      query(`previewProgramme(items: { exercises: [${exercise}] }, surgery: "${today}")`, "plan { days { date } }"),
    ),
  addPatientAdmin: adding("addPatientAdmin"),
  creatPatientAdmin: adding("creatPatientAdmin"),
} satisfies RequestFixtures;

const adders = clinic("admin therapist surgeon associate company");

export const programmesPermissions = {
  // The add-patient routes exclude the health coach (A210 B274).
  previewProgramme: adders,
  addPatientAdmin: adders,
  creatPatientAdmin: adders,
} satisfies ExpectedPermissions;
