import { expect, test } from "vitest";
import { menuFor } from "./menu.ts";
import { isCompanyUser, Role, staffRoles } from "./roles.ts";
import type { Visitor } from "./routes.ts";

const visitor = (role: Role, more: Partial<Visitor> = {}): Visitor => ({
  role,
  hasCustomer: !isCompanyUser(role) && role !== Role.superAdmin,
  hasCompany: isCompanyUser(role),
  patientsCount: 5,
  ...more,
});
const main = (role: Role, more: Partial<Visitor> = {}): string[] =>
  menuFor(visitor(role, more)).main.map((item) => item.label);
const lighter = (role: Role): string[] =>
  menuFor(visitor(role, { hasCustomer: true })).customer.map((item) => item.label);
const pathOf = (role: Role, label: string, more: Partial<Visitor> = {}): string | undefined => {
  const menu = menuFor(visitor(role, more));
  return [...menu.main, ...menu.customer].find((item) => item.label === label)?.path;
};

test("A096 A097 A107: an admin's menu holds what the role may open", () => {
  expect(main(Role.admin)).toEqual(["Home", "Surgeons", "Patients", "Users", "Messages", "Reminders", "Support"]);
  expect(pathOf(Role.admin, "Home")).toBe("/compliance");
});

test("A098: the profile is for a surgeon only", () => {
  expect(pathOf(Role.surgeon, "Profile")).toBe("/profile/?myprofile=true");
  for (const role of staffRoles) expect(main(role).includes("Profile")).toBe(role === Role.surgeon);
});

test("A099: a surgeon sees the patients only with patients", () => {
  expect(main(Role.surgeon)).toContain("Patients");
  expect(main(Role.surgeon, { patientsCount: 1 })).toContain("Patients");
  expect(main(Role.surgeon, { patientsCount: 0 })).not.toContain("Patients");
  for (const role of [Role.admin, Role.physio, Role.medicalAssociate])
    expect(main(role, { patientsCount: 0 })).toContain("Patients");
  for (const role of [Role.companyAdmin, Role.healthCoach])
    expect(menuFor(visitor(role, { hasCustomer: true, patientsCount: 0 })).customer).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ label: "Patients" })]),
    );
});

test("A100 C089: Fullfillment, spelled so, is for a company admin with no customer chosen", () => {
  expect(main(Role.companyAdmin)).toContain("Fullfillment");
  expect(main(Role.companyAdmin, { hasCustomer: true })).not.toContain("Fullfillment");
  for (const role of staffRoles) expect(main(role).includes("Fullfillment")).toBe(role === Role.companyAdmin);
});

test("A101 A102 A105: cases, messages and reminders carry a badge each", () => {
  const company = menuFor(visitor(Role.companyAdmin, { hasCustomer: true }));
  const badges = [...company.main, ...company.customer].flatMap((item) =>
    item.badge ? [[item.label, item.badge]] : [],
  );
  expect(badges).toEqual([
    ["Cases", "cases"],
    ["Messages", "newMessage"],
    ["Reminders", "reminders"],
  ]);
});

test("A103 C028: messages lead to the list of the role", () => {
  expect(pathOf(Role.admin, "Messages")).toBe("/notification");
  expect(pathOf(Role.surgeon, "Messages")).toBe("/inbox");
  expect(pathOf(Role.medicalAssociate, "Messages")).toBe("/inbox");
  for (const role of [Role.companyAdmin, Role.healthCoach])
    expect(pathOf(role, "Messages", { hasCustomer: true })).toBe("/notification");
  expect(pathOf(Role.superAdmin, "Messages", { hasCustomer: true })).toBe("/notification");
  expect(main(Role.physio)).not.toContain("Messages");
});

test("A104: companies are for a super admin; screens M15: no second item leads to the same page", () => {
  expect(main(Role.superAdmin)).toEqual(["Company users", "Companies", "Content"]);
  for (const role of staffRoles) expect(main(role).includes("Companies")).toBe(role === Role.superAdmin);
});

test("A106: the items keep the order of the specification", () => {
  const order =
    "Home,Surgeons,Profile,Patients,Users,Fullfillment,Customers,Company users,Cases,Messages,Companies,Reminders,Content,Support";
  for (const role of staffRoles) {
    const labels = main(role, { hasCustomer: !isCompanyUser(role) });
    expect(labels).toEqual(order.split(",").filter((label) => labels.includes(label)));
  }
});

test.each([
  [Role.admin, "Home,Surgeons,Patients,Users,Messages,Reminders,Support"],
  [Role.physio, "Surgeons,Patients"],
  [Role.surgeon, "Home,Profile,Patients,Messages,Support"],
  [Role.medicalAssociate, "Home,Surgeons,Patients,Messages,Support"],
  [Role.companyAdmin, "Fullfillment,Customers,Company users,Cases,Content,Support"],
  [Role.healthCoach, "Customers,Company users,Cases"],
  [Role.superAdmin, "Company users,Companies,Content"],
] as const)("A107: the menu of role %i is %s", (role, labels) => expect(main(role).join()).toBe(labels));

test("A107: company users leave a clinic's admin without Company users", () => {
  expect(main(Role.admin)).not.toContain("Company users");
  expect(pathOf(Role.companyAdmin, "Company users")).toBe("/cusers");
  expect(pathOf(Role.admin, "Users")).toBe("/users");
});

test("A097 A315: each item leads to one page, whatever the header it stands in", () => {
  const pathsOf = (role: Role, more: Partial<Visitor> = {}) => {
    const { main: first, customer } = menuFor(visitor(role, more));
    return Object.fromEntries([...first, ...customer].map(({ label, path }) => [label, path]));
  };
  const ofClinic = { Home: "/compliance", Surgeons: "/surgeons", Patients: "/patient", Users: "/users" };
  const messagePages = { Messages: "/notification", Reminders: "/events" };
  expect(pathsOf(Role.admin)).toEqual({ ...ofClinic, ...messagePages, Support: "/support" });
  const ofCompany = { Customers: "/customers", "Company users": "/cusers", Cases: "/cases" };
  const ofCompanyAdmin = { ...ofCompany, Content: "/content/care-plans", Support: "/support" };
  expect(pathsOf(Role.companyAdmin)).toEqual({ ...ofCompanyAdmin, Fullfillment: "/fulfillment" });
  expect(pathsOf(Role.companyAdmin, { hasCustomer: true })).toEqual({
    ...ofCompanyAdmin,
    ...ofClinic,
    ...messagePages,
  });
  const { Home: _, ...ofCoach } = { ...ofClinic, ...messagePages };
  expect(pathsOf(Role.healthCoach, { hasCustomer: true })).toEqual({ ...ofCompany, ...ofCoach });
});

test("A108 C028 C044: with a customer chosen the clinic's items stand in a second, lighter header, for company users alone", () => {
  for (const role of staffRoles.filter((each) => !isCompanyUser(each))) expect(lighter(role)).toEqual([]);
  expect(menuFor(visitor(Role.healthCoach)).customer).toEqual([]);
  expect(lighter(Role.companyAdmin)).toEqual(["Home", "Surgeons", "Users", "Patients", "Messages", "Reminders"]);
  expect(main(Role.companyAdmin, { hasCustomer: true })).toEqual([
    "Customers",
    "Company users",
    "Cases",
    "Content",
    "Support",
  ]);
  expect(menuFor(visitor(Role.companyAdmin)).customer).toEqual([]);
  expect(pathOf(Role.companyAdmin, "Reminders", { hasCustomer: true })).toBe("/events");
});

test("A108 A109 C027 C028: a health coach has the second header too, without Home", () => {
  expect(lighter(Role.healthCoach)).toEqual(["Surgeons", "Users", "Patients", "Messages", "Reminders"]);
});

test("pages of operations that the product is without have no item", () => {
  const isOperation = (name: string): boolean => name !== "getPatientMessages";
  const labels = menuFor(visitor(Role.admin), isOperation).main.map((item) => item.label);
  expect(labels).toEqual(["Home", "Surgeons", "Patients", "Users", "Reminders", "Support"]);
});

test("Content stays marked on all pages below /content, every other item on its own page", () => {
  const { main: items, customer } = menuFor(visitor(Role.companyAdmin, { hasCustomer: true }));
  const marked = [...items, ...customer].filter((item) => "pages" in item);
  expect(marked).toEqual([{ label: "Content", path: "/content/care-plans", pages: "/content" }]);
});
