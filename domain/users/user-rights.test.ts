import { describe, expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { refusalOfChange, mayChange, placeOf, roleChoices, rolesToGive } from "./user-rights.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;
const someone = (role: Role, userId = `${role}`) => ({ userId, role });

describe("roles to give", () => {
  test("A177: with a customer chosen everyone gives Admin, Therapist and Medical Associate", () => {
    for (const viewer of [admin, companyAdmin, healthCoach, superAdmin])
      expect(rolesToGive(viewer, "customer")).toEqual([admin, physio, medicalAssociate]);
  });

  test("A178: without one Health Coach and Company Admin; a health coach makes no company admin", () => {
    for (const viewer of [companyAdmin, superAdmin])
      expect(rolesToGive(viewer, "company")).toEqual([healthCoach, companyAdmin]);
    expect(rolesToGive(healthCoach, "company")).toEqual([healthCoach]);
  });

  test("the own record keeps its role", () => {
    expect(roleChoices(someone(admin), someone(admin), "customer")).toEqual([admin]);
    expect(roleChoices(someone(admin), someone(admin, "other"), "customer")).toContain(physio);
    expect(roleChoices(someone(admin), null, "customer")).toContain(physio);
  });
});

describe("who may change whom", () => {
  test("everyone the own record", () => {
    for (const role of [admin, healthCoach, companyAdmin]) expect(mayChange(someone(role), someone(role))).toBe(true);
  });

  test.each([
    [admin, physio, true],
    [admin, surgeon, false],
    [companyAdmin, admin, true],
    [companyAdmin, healthCoach, true],
    [superAdmin, companyAdmin, true],
    [companyAdmin, superAdmin, false],
    [healthCoach, admin, true],
    [healthCoach, companyAdmin, false],
    [healthCoach, healthCoach, false],
  ])("role %i changes somebody else of role %i: %s", (viewer, user, may) =>
    expect(mayChange(someone(viewer, "viewer"), someone(user, "user"))).toBe(may),
  );

  test("nobody demotes or deactivates themselves", () => {
    const me = someone(companyAdmin);
    expect(refusalOfChange(me, me, { active: false })).toBe("You cannot deactivate yourself.");
    expect(refusalOfChange(me, me, { role: healthCoach })).toBe("You cannot change your own role.");
    expect(refusalOfChange(me, me, { role: companyAdmin, active: true })).toBeNull();
    expect(refusalOfChange(me, someone(companyAdmin, "other"), { active: false, role: healthCoach })).toBeNull();
    expect(refusalOfChange(someone(admin), someone(surgeon), {})).toBe("Your role may not change this user.");
  });

  test("the role tells the place", () => {
    expect([admin, physio, surgeon, medicalAssociate].map(placeOf)).toEqual(Array(4).fill("customer"));
    expect([companyAdmin, healthCoach].map(placeOf)).toEqual(["company", "company"]);
  });
});
