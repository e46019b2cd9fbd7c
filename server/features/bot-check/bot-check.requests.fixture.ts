import { everybody, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const botCheckRequests = {
  getBotCheck: () => fixtureOf(query("getBotCheck", "challenge")),
} satisfies RequestFixtures;

export const botCheckPermissions = {
  // Operations before sign-in, and of pages that anybody may open (A006).
  getBotCheck: everybody,
} satisfies ExpectedPermissions;
