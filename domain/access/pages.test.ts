import { expect, test } from "vitest";
import { Role, staffRoles } from "./roles.ts";
import type { RouteName } from "./routes.ts";
import { roleMayOpen, routes } from "./routes.ts";

/** Every address that the requirements name, by its subject. */
const addresses = {
  "sign-in":
    "/login /two-step-verification /forgot-password /set-password/:token /reset-password/:token /resetpassword",
  "public pages": "/auth/:customer_id /account/delete /surgeon/:id /surgeon/:id/patient/:patientid",
  progress: "/activity/:token/:patientid /activity/:patientid /measurement/device/:token/:patientid/:deviceid",
  // Address of the link in the mail of a report: "A patient report link is appended to the mail" (B268).
  reports: "/report/:token/:patientid",
  home: "/compliance /support",
  surgeons: "/surgeons /surgeons/add /surgeons/edit /profile",
  patients:
    "/patient /patient/:id /patient/edit/info /patient/add/info /patient/add/careplan /patient/add/devices /patient/add/regimens /patient/add/schedule /patient/add/questionnaire",
  schedules: "/patient/schedule/:id /patient/deviceschedule/:id /patient/questionnaireschedule/:id",
  users: "/users /users/add /users/edit /cusers /cusers/add /cusers/edit",
  customers: "/customers /customers/:companyid /customers/add/customer /customers/edit/:id",
  companies: "/companies /companies/add /companies/edit/:id",
  content:
    "/content/care-plans /content/care-plans/:id /content/regimens /content/regimens/:id /content/exercises /content/exercises/:id /content/devices /content/devices/:id /content/questionnaires /content/questionnaires/:id",
  cases: "/cases /cases-add /cases/:caseid",
  messages: "/notification /inbox /messages /patient-message /message-interface",
  reminders: "/events",
  fulfilment: "/fulfillment /fulfillment/units /fulfillment/:fulfillmentid",
};
const pathsOf = (subjects: readonly (keyof typeof addresses)[]): string[] =>
  subjects.flatMap((subject) => addresses[subject].split(" "));
const everySubject = Object.keys(addresses) as (keyof typeof addresses)[];

test("A003 A121: the route table holds exactly the addresses that the requirements name", () => {
  expect(
    Object.values(routes)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(pathsOf(everySubject).toSorted());
});

test("no two addresses of the table are the same", () => {
  const shapes = Object.values(routes).map(({ path }) => path.replaceAll(/:\w+/g, ":"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

/** Tasks of staff in the console, each with its page. */
const work = {
  patients: "patientList",
  "care plans": "patientAddCareplan",
  "exercise schedules": "exerciseSchedule",
  "device schedules": "deviceSchedule",
  "questionnaire schedules": "questionnaireSchedule",
  reminders: "events",
  "notes and diagnoses": "patientDetail",
  surgeons: "surgeons",
  users: "users",
  customers: "customers",
  companies: "companies",
  content: "contentCarePlans",
  "support cases": "cases",
  "patient messages": "inbox",
  "device orders": "fulfillment",
  "compliance and outcome charts": "compliance",
} as const satisfies Record<string, RouteName>;

test("A002 A007: for all that staff manage there is a route that some of them may open, and no patient", () => {
  for (const [task, name] of Object.entries(work)) {
    expect(
      staffRoles.some((role) => roleMayOpen(routes[name], role)),
      task,
    ).toBe(true);
    expect(roleMayOpen(routes[name], Role.patient), task).toBe(false);
    expect(roleMayOpen(routes[name], null), task).toBe(false);
  }
});
