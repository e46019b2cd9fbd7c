import { describe, expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { problemsOf } from "../values/problems.ts";
import { userForm } from "./user-form.ts";

const { admin, physio, medicalAssociate, companyAdmin, healthCoach } = Role;
const form = userForm([admin, physio, medicalAssociate, companyAdmin, healthCoach]);
const nora = { email: "Nora@Clinic.example", firstname: " Nora ", lastname: "Castell", role: admin };

const problemTexts = (changes: object) => {
  const result = form.safeParse({ ...nora, ...changes });
  return result.success ? [] : problemsOf(result.error).map(({ field, message }) => `${field}: ${message}`);
};

describe("what a user needs", () => {
  test("A169: an email that is one", () => {
    for (const email of ["", "nora", "nora@", null])
      expect(problemTexts({ email })).toEqual(["email: Please valid enter email"]);
  });

  test("A170 A171 A123: a first and a last name of 50 characters or less", () => {
    expect(problemTexts({ firstname: " " })).toEqual(["firstname: Please enter firstname."]);
    expect(problemTexts({ lastname: "" })).toEqual(["lastname: Please enter lastname."]);
    expect(problemTexts({ firstname: "x".repeat(50), lastname: "x".repeat(50) })).toEqual([]);
    expect(problemTexts({ firstname: "x".repeat(51) })).toEqual(["firstname: Firstname must be 50 characters or less"]);
    expect(problemTexts({ lastname: "x".repeat(51) })).toEqual(["lastname: Lastname must be 50 characters or less"]);
  });

  test("A172: a role among the choices, which becomes a number", () => {
    for (const role of ["", null, undefined, "admin", 3, 1.5])
      expect(problemTexts({ role })).toContain("role: Please select a role.");
    expect(form.parse({ ...nora, role: "2" }).role).toBe(physio);
    expect(userForm([admin]).safeParse({ ...nora, role: "2" }).success).toBe(false);
  });

  test("A173: a cell phone only for a health coach; any phone must be a number", () => {
    expect(problemTexts({ role: healthCoach })).toEqual(["phone: Please enter your cell number"]);
    expect(problemTexts({ role: healthCoach, phone: "(312) 555-0188" })).toEqual([]);
    for (const role of [admin, physio, companyAdmin]) expect(problemTexts({ role })).toEqual([]);
    expect(problemTexts({ role: medicalAssociate, associateids: ["s1"] })).toEqual([]);
    expect(problemTexts({ phone: "12" })).toEqual(["phone: Please enter valid number!"]);
    expect(form.parse({ ...nora, phone: "312 555 0188" }).phone).toBe("+13125550188");
  });

  test("A174 A175: a medical associate needs a surgeon, nobody else does, and a health coach no customer", () => {
    for (const role of [admin, physio, companyAdmin]) expect(problemTexts({ role })).toEqual([]);
    expect(problemTexts({ role: medicalAssociate })).toEqual(["associateids: Please select a surgeon"]);
    expect(problemTexts({ role: medicalAssociate, associateids: ["s1"] })).toEqual([]);
    expect(problemTexts({ role: healthCoach, phone: "3125550188", associateids: [] })).toEqual([]);
  });

  test("all problems come together", () => {
    expect(
      form
        .safeParse({ role: healthCoach })
        .error?.issues.map(({ path }) => path[0])
        .toSorted(),
    ).toEqual(["email", "firstname", "lastname", "phone"]);
  });
});

test("what is left out is empty; names are trimmed, and none is missing silently", () => {
  expect(form.parse(nora)).toEqual({
    firstname: "Nora",
    lastname: "Castell",
    email: "nora@clinic.example",
    phone: "",
    role: admin,
    userimage: "",
    associateids: [],
  });
  expect(problemTexts({ firstname: undefined, lastname: undefined })).toEqual([
    "firstname: Please enter firstname.",
    "lastname: Please enter lastname.",
  ]);
  expect(problemTexts({ email: `${"x".repeat(87)}@clinic.example` })).toEqual(["email: Please valid enter email"]);
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `s${at}`);
  expect(problemTexts({ role: medicalAssociate, associateids: ids(1_000) })).toEqual([]);
  expect(problemTexts({ role: medicalAssociate, associateids: ids(1_001) })).toEqual([
    "associateids: Please select fewer.",
  ]);
});

test("associates belong to two roles, each once", () => {
  const [s1, c1] = ["01900003-0000-7000-8000-000000000001", "01900002-0000-7000-8000-000000000001"];
  expect(form.parse({ ...nora, associateids: [s1] }).associateids).toEqual([]);
  expect(form.parse({ ...nora, role: medicalAssociate, associateids: [s1, s1] }).associateids).toEqual([s1]);
  const coach = { ...nora, role: healthCoach, phone: "3125550188", associateids: [c1] };
  expect(form.parse(coach).associateids).toEqual([c1]);
});
