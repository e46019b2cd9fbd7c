import { clinic, everybody, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const callbacksRequests = {
  addCallbackRequest: (ids) =>
    fixtureOf(
      mutation(`addCallbackRequest(surgeon: "${ids.surgeon}", name: "Ann", phone: "3125550142", message: "Hello")`),
    ),
  getCallbackRequests: () => fixtureOf(query("getCallbackRequests(done: false)", "requests { _id } total open")),
  setCallbackCalled: (ids) => fixtureOf(mutation(`setCallbackCalled(id: "${ids.callback}", called: false)`)),
} satisfies RequestFixtures;

export const callbacksPermissions = {
  // Operations before sign-in, and of pages that anybody may open (A006).
  addCallbackRequest: everybody,
  // /support (A205).
  getCallbackRequests: clinic("admin surgeon associate company"),
  setCallbackCalled: clinic("admin surgeon associate company"),
} satisfies ExpectedPermissions;
