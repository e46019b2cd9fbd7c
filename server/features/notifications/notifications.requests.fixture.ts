import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const notificationsRequests = {
  addNotifications: (ids) =>
    fixtureOf(
      mutation(
        `addNotifications(patientids: ["${ids.patient}", "${ids.secondPatient}"], header: "Hello", message: "There")`,
      ),
    ),
  getNotifications: (ids) => fixtureOf(query(`getNotifications(id: "${ids.patient}")`, "notifications { _id }")),
} satisfies RequestFixtures;

export const notificationsPermissions = {
  // The patient list (A209) and a patient's page (A211).
  addNotifications: clinic("admin therapist surgeon associate company coach"),
  getNotifications: clinic("admin therapist surgeon associate company coach"),
} satisfies ExpectedPermissions;
