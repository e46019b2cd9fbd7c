import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `access`: access. */
export const accessBreaks: readonly PlantedBreak[] = [
  {
    name: "The holder of a report link may not download the report",
    path: "domain/reports/operations.ts",
    search: "downloadReport: inClinic(...chartReaders, Role.reportLink)",
    replace: "downloadReport: inClinic(...chartReaders)",
  },
  {
    name: "A physio removes surgeons",
    path: "domain/surgeons/operations.ts",
    search: "removeSurgeons: inClinic(...surgeonEditors)",
    replace: "removeSurgeons: inClinic(...surgeonEditors, physio)",
  },
  {
    name: "A surgeon may not edit the own profile",
    path: "domain/surgeons/operations.ts",
    search: "addEditSurgeon: inClinic(...surgeonEditors, surgeon)",
    replace: "addEditSurgeon: inClinic(...surgeonEditors)",
  },
  {
    name: "A health coach may not put a patient on hold",
    path: "domain/patients/operations.ts",
    search: "putPatientOnHold: inClinic(companyAdmin, healthCoach)",
    replace: "putPatientOnHold: inClinic(companyAdmin)",
  },
  {
    name: "A health coach looks for patients like a new one",
    path: "domain/patients/operations.ts",
    search: "validatePatient: inClinic(...patientAdders)",
    replace: "validatePatient: inClinic(...patientAdders, healthCoach)",
  },
  {
    name: "A medical associate may not note a callback",
    path: "domain/callbacks/operations.ts",
    search: "setCallbackCalled: inClinic(admin, surgeon, medicalAssociate, companyAdmin)",
    replace: "setCallbackCalled: inClinic(admin, surgeon, companyAdmin)",
  },
  {
    name: "An administrator may not send a message again",
    path: "domain/undelivered-messages/operations.ts",
    search: "sendMessageAgain: withAccount(admin, companyAdmin, superAdmin)",
    replace: "sendMessageAgain: withAccount(companyAdmin, superAdmin)",
  },
  {
    name: "A caregiver's link does not open the progress page",
    path: "domain/access/role-groups.ts",
    search: "patient, Role.progressLink, Role.caregiverLink]",
    replace: "patient, Role.progressLink]",
  },
  {
    name: "A medical associate sees patients of some surgeons only",
    path: "domain/access/scope.ts",
    search: "surgeonIds: role === Role.surgeon ? surgeonIds : null,",
    replace: "surgeonIds,",
  },
  {
    name: "A medical associate sees the cases of all surgeons",
    path: "domain/access/scope.ts",
    search: "caseSurgeonIds: surgeonIds,",
    replace: "caseSurgeonIds: role === Role.surgeon ? surgeonIds : null,",
  },
  {
    name: "Anybody with an account names a company of their choice",
    path: "domain/access/scope.ts",
    search: "viewer.role !== Role.superAdmin || readId(companyId) === noId",
    replace: "readId(companyId) === noId",
  },
  {
    name: "A company's statements reach the clinics of all companies",
    path: "domain/access/scope.ts",
    search: "rls: { ...scope.rls, tenants: customerIds } });",
    replace: 'rls: { ...scope.rls, tenants: "*" } });',
  },
  {
    name: "Lite shows pages that are not made for it",
    path: "domain/access/guard.ts",
    search: 'isForLite(route, visitor) ? allow : { kind: "noLiteScreen" };',
    replace: "allow;",
  },
  {
    name: "A surgeon lands on the clinic's home",
    path: "domain/access/landing.ts",
    search: "if (role === Role.surgeon) return { route: routes.profile, path: ownProfilePath };",
    replace: "",
  },
  {
    name: "A physio opens the page of support",
    path: "domain/access/routes.ts",
    search: 'texts.support, "account", [admin, companyAdmin, surgeon, medicalAssociate]',
    replace: 'texts.support, "account", [admin, companyAdmin, surgeon, medicalAssociate, physio]',
  },
  {
    name: "A health coach opens the form of a customer",
    path: "domain/access/routes.ts",
    search: 'page("/customers/edit/:id", texts.editCustomer, "company", [companyAdmin, superAdmin])',
    replace: 'page("/customers/edit/:id", texts.editCustomer, "company", [companyAdmin, superAdmin, healthCoach])',
  },
  {
    name: "A coach works in clinics that are not theirs",
    path: "domain/access/named-customer.ts",
    search:
      "    viewer.companyId === companyId &&\n    (viewer.customerIds === null || viewer.customerIds.includes(customerId)));",
    replace: "    viewer.companyId === companyId);",
  },
  {
    name: "A clinic that is named in a page of a list is not looked at",
    path: "domain/access/named-customer.ts",
    search: "[args, args.input, args.pagination]",
    replace: "[args, args.input]",
  },
  {
    name: "Fulfillment stands in the menu of a clinic",
    path: "domain/access/menu.ts",
    search: "visitor.role === Role.companyAdmin && !visitor.hasCustomer",
    replace: "visitor.role === Role.companyAdmin",
  },
  {
    name: "A surgeon without patients has a menu item for them",
    path: "domain/access/menu.ts",
    search: "visitor.patientsCount > 0",
    replace: "visitor.patientsCount >= 0",
  },
  {
    name: "A code that is asked for again has the id of the first mail",
    path: "server/features/sign-in/send-code.ts",
    search: "id: challengeId + at,",
    replace: "id: challengeId,",
  },
  {
    name: "A new password does not give back the budget of codes that were tried",
    path: "server/features/sign-in/passwords/forgive-account.ts",
    search: '    await rateLimits.forgive("codeTriedByAccount", userId);\n',
    replace: "",
  },
  {
    name: "Capitals in an email get around the limit of reset links",
    path: "server/features/sign-in/passwords/password-links.ts",
    search: 'rateLimits.take("resetByAccount", accountEmail)',
    replace: 'rateLimits.take("resetByAccount", email)',
  },
  {
    name: "An admin who is linked to a surgeon reads every surgeon's messages",
    path: "domain/access/scope.ts",
    search: "  caseSurgeonIds: surgeonIds,\n",
    replace: "  caseSurgeonIds: role === Role.admin ? null : surgeonIds,\n",
  },
];
