import { clinic, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const notificationsSamples = {
  addNotifications: (aim) =>
    only(
      mutation(
        `addNotifications(patientids: ["${aim.patient}", "${aim.secondPatient}"], header: "Hello", message: "There")`,
      ),
    ),
  getNotifications: (aim) => only(query(`getNotifications(id: "${aim.patient}")`, "notifications { _id }")),
} satisfies Samples;

export const notificationsRights = {
  // The patient list (A209) and a patient's page (A211).
  addNotifications: clinic("admin therapist surgeon associate company coach"),
  getNotifications: clinic("admin therapist surgeon associate company coach"),
} satisfies Rights;
