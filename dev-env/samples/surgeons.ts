import { clinic, everybody, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const surgeonsSamples = {
  getSurgeonList: (aim) => only(query(`getSurgeonList(customerid: "${aim.customer}")`, "surgeons { _id }")),
  getSurgeons: (aim) =>
    only(query(`getSurgeons(pagination: { customerid: "${aim.customer}" })`, "surgeons { _id name } total")),
  getSurgeonById: (aim) => only(query(`getSurgeonById(id: "${aim.surgeon}")`, "surgeon { _id name customer }")),
  getSurgeonImage: (aim) => only(query(`getSurgeonImage(id: "${aim.surgeon}")`, "image")),
  getPublicSurgeon: (aim) => only(query(`getPublicSurgeon(id: "${aim.surgeon}")`, "surgeon { _id name }")),
  getAccessCode: () => only(query("getAccessCode", "accesscode")),
  addEditSurgeon: (aim) =>
    only(
      mutation(
        `addEditSurgeon(id: "${aim.surgeon}", input: { name: "Dr. Anna Surgeon1", email: "a@b.example",
          phone: { public: "3125550142" }, team: [], version: 1 })`,
        "{ status message surgeon { _id } }",
      ),
    ),
  removeSurgeons: (aim) => only(mutation(`removeSurgeons(ids: ["${aim.surgeon}", "${aim.secondSurgeon}"])`)),
} satisfies Samples;

export const surgeonsRights = {
  // Before there is a session, and pages that anybody may open (A006).
  getPublicSurgeon: everybody,
  // /surgeons: therapist and associate read (A220); a surgeon keeps the own record (A213).
  getSurgeonList: clinic("admin therapist surgeon associate company coach super"),
  getSurgeons: clinic("admin therapist associate company coach super"),
  getSurgeonById: clinic("admin therapist surgeon associate company coach super"),
  getSurgeonImage: clinic("admin therapist surgeon associate company coach super"),
  getAccessCode: clinic("admin company coach super"),
  addEditSurgeon: clinic("admin surgeon company coach super"),
  removeSurgeons: clinic("admin company coach super"),
} satisfies Rights;
