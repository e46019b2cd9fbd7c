import { clinic, type ExpectedPermissions } from "../../permission.ts";
import { only, query, type RequestFixtures } from "../request-fixture.ts";

export const phoneChecksRequests = {
  getPhonesToCheck: () => only(query("getPhonesToCheck", "phones { _id name phone }")),
} satisfies RequestFixtures;

export const phoneChecksPermissions = {
  getPhonesToCheck: clinic("admin"),
} satisfies ExpectedPermissions;
