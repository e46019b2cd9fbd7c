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
