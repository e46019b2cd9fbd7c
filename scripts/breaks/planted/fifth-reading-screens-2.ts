import type { PlantedBreak } from "../planted-break.ts";

/** Faults that no test noticed when the screens of people, orders and cases were read file by file in November 2026. */
export const secondScreensReadingBreaks: readonly PlantedBreak[] = [
  {
    name: "The zip code of an order's address is not marked as required",
    path: "web/features/fulfilment/AddressDialog.tsx",
    search: "label={texts.zip} required />",
    replace: "label={texts.zip} />",
  },
  {
    name: "The reason of a correction is not marked as required",
    path: "web/features/fulfilment/CorrectDialog.tsx",
    search: "label={texts.reason} required maxLength",
    replace: "label={texts.reason} maxLength",
  },
  {
    name: "The hardware of a replacement is not marked as required",
    path: "web/features/fulfilment/units/MoveDialog.tsx",
    search: "label={texts.newHardwareId} required ",
    replace: "label={texts.newHardwareId} ",
  },
  {
    name: "The subject of a conversation is not marked as required",
    path: "web/features/cases/ConversationDialog.tsx",
    search: "label={texts.subject} required />",
    replace: "label={texts.subject} />",
  },
  {
    name: "The description of a case is not marked as required",
    path: "web/features/case-detail/CaseSubjectEditor.tsx",
    search: "label={texts.description} required ",
    replace: "label={texts.description} ",
  },
  {
    name: "The title of a reminder is not marked as required",
    path: "web/features/reminders/ReminderDialog.tsx",
    search: "label={texts.title} required />",
    replace: "label={texts.title} />",
  },
  {
    name: "The confirmation of a new password is not marked as required",
    path: "web/features/sign-in/ResetPassword.tsx",
    search: "label={texts.confirmPassword} required ",
    replace: "label={texts.confirmPassword} ",
  },
  {
    name: "The phone of a stored patient is not marked as required",
    path: "web/features/patients/form/StoredPhoneField.tsx",
    search: "      required\n",
    replace: "",
  },
  {
    name: "The zip code of a ship address is not marked as required",
    path: "web/features/patients/form/ShipAddressDialog.tsx",
    search: 'required={["line1", "city", "state", "zip"]}',
    replace: 'required={["line1", "city", "state"]}',
  },
  {
    name: "The counts above the patients stay as they were",
    path: "web/features/patients/PatientList.tsx",
    search: 'useGraphqlQuery(PatientStatsDocument, nothing, { tags: ["patients"] })',
    replace: "useGraphqlQuery(PatientStatsDocument, nothing, { tags: [] })",
  },
  {
    name: "Reminders that come to a patient are not counted before the patient is deactivated",
    path: "web/features/patients/form/OpenOrders.tsx",
    search: 'tags: ["orders", "reminders", "patients"]',
    replace: 'tags: ["orders", "patients"]',
  },
  {
    name: "A move of a surgery that is tried does not follow the reminders",
    path: "web/features/patients/surgery/use-tried-move.ts",
    search: 'tags: ["schedules", "patients", "reminders"]',
    replace: 'tags: ["schedules", "patients"]',
  },
  {
    name: "A silent device stays listed once it measures",
    path: "web/features/fulfilment/SilentDevices.tsx",
    search: 'tags: ["orders", "patients", "readings", "cases"]',
    replace: 'tags: ["orders", "patients", "cases"]',
  },
  {
    name: "An open order does not follow its patient",
    path: "web/features/fulfilment/OrderPage.tsx",
    search: 'const tags = ["orders", "patients", "schedules"] as const;',
    replace: 'const tags = ["orders", "schedules"] as const;',
  },
  {
    name: "A new customer is missing among the customers of the cases",
    path: "web/features/cases/list/CaseList.tsx",
    search: 'tags: ["customers"]',
    replace: "tags: []",
  },
  {
    name: "Customers that change stay as they were in their list",
    path: "web/features/customers/CustomerList.tsx",
    search: 'tags: ["customers", "cases"]',
    replace: 'tags: ["cases"]',
  },
  {
    name: "Surgeons that change stay as they were in their list",
    path: "web/features/surgeons/SurgeonList.tsx",
    search: 'tags: ["surgeons"]',
    replace: "tags: []",
  },
  {
    name: "Reminders that change stay as they were in the calendar of the clinic",
    path: "web/features/reminders/ClinicReminders.tsx",
    search: 'tags: ["reminders"]',
    replace: "tags: []",
  },
];
