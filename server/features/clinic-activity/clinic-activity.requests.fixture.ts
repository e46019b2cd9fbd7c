import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const clinicActivityRequests = {
  onClinicActivity: () => fixtureOf("subscription { onClinicActivity { status } }"),
} satisfies RequestFixtures;

export const clinicActivityPermissions = {
  // Everybody who hears of at least one kind of event; today the roles that may open /events.
  onClinicActivity: clinic("admin company coach super"),
} satisfies ExpectedPermissions;
