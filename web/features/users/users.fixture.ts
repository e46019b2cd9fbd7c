import { Role } from "@restride/domain/access/roles.ts";
import { uuid } from "../../testing/uuid.ts";
import type { UserRecordFragment } from "./users.graphql.ts";

/** Record of Paul Physio, therapist of a clinic, as the server returns it. */
export const userRecord: UserRecordFragment = {
  _id: uuid(51),
  firstname: "Paul",
  lastname: "Physio",
  email: "paul@harbor.example",
  phone: "",
  role: Role.physio,
  userimage: "",
  associateids: [],
  version: 6,
};
