import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `screens`: accounts. */
export const screensAccountsBreaks: readonly PlantedBreak[] = [
  {
    name: "A deletion request is sent without a company",
    path: "web/features/account-deletion/SendRequestDialog.tsx",
    search: 'if (companyid === "") return setError(deletionRequestTexts.noCompany);',
    replace: "",
  },
  {
    name: "A single deletion request has no line",
    path: "web/features/account-deletion/DeletionRequestsLine.tsx",
    search: "{total > 0 && (",
    replace: "{total > 1 && (",
  },
  {
    name: "A session of 12 hours offers to stay signed in",
    path: "web/features/account/SessionEndNotice.tsx",
    search: "seconds > 0 && end.isRenewable && (",
    replace: "seconds > 0 && (",
  },
  {
    name: "The session of this window can be ended from its list",
    path: "web/features/account/SessionsDialog.tsx",
    search: "!session.isThis && (",
    replace: "(",
  },
  {
    name: "Users of all companies are opened from a company",
    path: "web/features/companies/CompanyPages.tsx",
    search: "to={usersOf(company._id)}",
    replace: 'to={pathOf("companyUsers")}',
  },
  {
    name: "A company is saved on the version it was opened with",
    path: "web/features/companies/use-company-editor.ts",
    search: "{ _id: company._id, version }",
    replace: "{ _id: company._id, version: company.version }",
  },
  {
    name: "A changed customer stays as it was in the list",
    path: "web/features/customers/use-customer-editor.ts",
    search: '{ invalidates: ["customers", "users"] }',
    replace: '{ invalidates: ["users"] }',
  },
  {
    name: "The header keeps the old name of a customer that was changed",
    path: "web/features/customers/CustomerPages.tsx",
    search: "if (profile.customer?._id === customer._id) void enter(customer._id);",
    replace: "",
  },
  {
    name: "A new password leads to the page for a forgotten one",
    path: "web/features/sign-in/NewPassword.tsx",
    search: "navigate(routes.login.path)",
    replace: "navigate(routes.forgotPassword.path)",
  },
  {
    name: "Lite is left after a link was asked for",
    path: "web/features/sign-in/ForgotPassword.tsx",
    search: "navigate(signInPath(search))",
    replace: 'navigate(signInPath(""))',
  },
  {
    name: "The details for a mail name the page of support",
    path: "web/features/support/Support.tsx",
    search: "lastPage.current() || routes.support.path",
    replace: "routes.support.path",
  },
  {
    name: "A wrong clock is called right",
    path: "web/features/support/use-support.ts",
    search: "now ? Date.parse(now) : at",
    replace: "at",
  },
  {
    name: "Surgeons lose their ticks although they were not deleted",
    path: "web/features/surgeons/DeleteSurgeons.tsx",
    search: 'if (outcome.kind === "data") onDeleted();',
    replace: "onDeleted();",
  },
  {
    name: "The search of surgeons is not sent",
    path: "web/features/surgeons/SurgeonList.tsx",
    search: "{ pagination: { ...page, searchText, sorter",
    replace: "{ pagination: { ...page, sorter",
  },
  {
    name: "The private phone of a surgeon becomes the public one",
    path: "web/features/surgeons/surgeon-values.ts",
    search: "phone: { public: phonepublic, private: phoneprivate }",
    replace: "phone: { public: phoneprivate, private: phonepublic }",
  },
  {
    name: "A changed surgeon stays as they were in the list",
    path: "web/features/surgeons/use-surgeon-editor.ts",
    search: '{ invalidates: ["surgeons", "patients"] }',
    replace: '{ invalidates: ["patients"] }',
  },
  {
    name: "A tour shows itself over what somebody types",
    path: "web/features/tours/find-control.ts",
    search: 'fields.some(({ value }) => value !== "")',
    replace: "fields.some(({ value }) => value === null)",
  },
  {
    name: "The next try of a message is not told",
    path: "web/features/undelivered-messages/undelivered-columns.tsx",
    search: "nexttry ? texts.nextTry(formatInstant(Date.parse(nexttry), timeZone)) : instead",
    replace: "instead",
  },
  {
    name: "The messages of one patient open as those of the clinic",
    path: "web/features/undelivered-messages/UndeliveredLine.tsx",
    search: "place={{ customerid, patientid: _id }}",
    replace: "place={{ customerid }}",
  },
  {
    name: "The phone of a health coach is not marked as needed",
    path: "web/features/users/UserFields.tsx",
    search: "          required={role === Role.healthCoach}\n",
    replace: "",
  },
  {
    name: "Roles are offered for a user whom one may not change",
    path: "web/features/users/UserPages.tsx",
    search: "mayEdit ? roleChoices(viewer, someone, place.kind) : [someone.role]",
    replace: "roleChoices(viewer, someone, place.kind)",
  },
  {
    name: "Corrected phones of users stay in the list of phones",
    path: "web/features/phone-checks/PhoneChecksLine.tsx",
    search: '{ tags: ["patients", "surgeons", "users"] }',
    replace: '{ tags: ["patients"] }',
  },
  {
    name: "The calendar of a deletion request opens 60 years back",
    path: "web/features/account-deletion/DeletionForm.tsx",
    search: "yearsBack: 50",
    replace: "yearsBack: 60",
  },
  {
    name: "A refused registration without a message opens a dialog",
    path: "web/features/registration/ReviewStep.tsx",
    search: "setFailure(outcome.message);",
    replace: 'setFailure(outcome.message || "Not sent");',
  },
];
