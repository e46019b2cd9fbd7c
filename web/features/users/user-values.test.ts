import { Role } from "@restride/domain/access/roles.ts";
import { userForm } from "@restride/domain/users/user-form.ts";
import { expect, test } from "vitest";
import { shownValue, valuesOf } from "./user-values.ts";

const surgeon = "0192f000-0000-7000-8000-000000000021";
const fields = {
  firstname: "Mia",
  lastname: "Cole",
  email: "mia@harbor.example",
  phone: "+493012345678",
  role: Role.medicalAssociate,
  userimage: "",
  associateids: [surgeon],
};
const record = { ...fields, _id: "0192f000-0000-7000-8000-000000000001", version: 3 };

test("a user who is opened and saved again is sent as before, a foreign phone too", () => {
  expect(userForm([Role.medicalAssociate]).parse(valuesOf(record))).toEqual(fields);
});

test("a role is told by its name, and chosen surgeons by their number", () => {
  expect([shownValue("4"), shownValue([surgeon, surgeon]), shownValue("Cole")]).toEqual([
    "Medical Associate",
    "2 selected",
    "Cole",
  ]);
});
