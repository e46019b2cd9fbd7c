import { clinic, everybody, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const surgeonsRequests = {
  getSurgeonList: (ids) => fixtureOf(query(`getSurgeonList(customerid: "${ids.customer}")`, "surgeons { _id }")),
  getSurgeons: (ids) =>
    fixtureOf(query(`getSurgeons(pagination: { customerid: "${ids.customer}" })`, "surgeons { _id name } total")),
  getSurgeonById: (ids) => fixtureOf(query(`getSurgeonById(id: "${ids.surgeon}")`, "surgeon { _id name customer }")),
  getSurgeonImage: (ids) => fixtureOf(query(`getSurgeonImage(id: "${ids.surgeon}")`, "image")),
  getPublicSurgeon: (ids) => fixtureOf(query(`getPublicSurgeon(id: "${ids.surgeon}")`, "surgeon { _id name }")),
  getAccessCode: () => fixtureOf(query("getAccessCode", "accesscode")),
  addEditSurgeon: (ids) =>
    fixtureOf(
      mutation(
        `addEditSurgeon(id: "${ids.surgeon}", input: { name: "Dr. Anna Surgeon1", email: "a@b.example",
          phone: { public: "3125550142" }, team: [], version: 1 })`,
        "{ status message surgeon { _id } }",
      ),
    ),
  removeSurgeons: (ids) => fixtureOf(mutation(`removeSurgeons(ids: ["${ids.surgeon}", "${ids.secondSurgeon}"])`)),
} satisfies RequestFixtures;

export const surgeonsPermissions = {
  // Operations before sign-in, and of pages that anybody may open (A006).
  getPublicSurgeon: everybody,
  // /surgeons: therapist and associate read (A220); a surgeon edits their own record (A213).
  getSurgeonList: clinic("admin therapist surgeon associate company coach super"),
  getSurgeons: clinic("admin therapist associate company coach super"),
  getSurgeonById: clinic("admin therapist surgeon associate company coach super"),
  getSurgeonImage: clinic("admin therapist surgeon associate company coach super"),
  getAccessCode: clinic("admin company coach super"),
  addEditSurgeon: clinic("admin surgeon company coach super"),
  removeSurgeons: clinic("admin company coach super"),
  // Pages that anybody may open (A006).
  downloadQrcode: everybody,
  downloadVcard: everybody,
} satisfies ExpectedPermissions;
