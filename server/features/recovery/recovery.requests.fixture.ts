import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const recoveryRequests = {
  getRecovery: ({ patient }) =>
    fixtureOf(query(`getRecovery(patientid: "${patient}")`, "recovery { day charts { metric points { value } } }")),
} satisfies RequestFixtures;

// Scores and charts are not shown to company users (B279, B284).
export const recoveryPermissions = {
  getRecovery: clinic("admin therapist surgeon associate"),
} satisfies ExpectedPermissions;
