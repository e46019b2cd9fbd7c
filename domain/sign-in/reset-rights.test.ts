import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import type { Viewer } from "../access/viewer.ts";
import { mayResetPatients, mayResetUsers } from "./reset-rights.ts";

const rolesThat = (may: (viewer: Viewer) => boolean): Role[] =>
  Object.values(Role).filter((role) => may({ role } as Viewer));

test("A201 A220: who may open the users page sends users a reset link", () => {
  const { admin, companyAdmin, healthCoach, superAdmin } = Role;
  expect(rolesThat(mayResetUsers)).toEqual([admin, companyAdmin, healthCoach, superAdmin]);
});

test("B013 B273: who may open the patient list sends patients one", () => {
  const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach } = Role;
  expect(rolesThat(mayResetPatients)).toEqual([admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach]);
});
