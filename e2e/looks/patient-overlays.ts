import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { button, choose, waitForOverlay, type OverlayGroup, press, sendEmpty, sendForm } from "./overlay-looks.ts";
import type { AddressValues } from "./page-looks.ts";

const list = (): string => "/patient";
const page = ({ patient }: AddressValues): string => `/patient/${patient}`;
const form = ({ patient }: AddressValues): string => `/patient/edit/info?id=${patient}`;
const exercises = ({ patient }: AddressValues): string => `/patient/schedule/${patient}`;
const devices = ({ patient }: AddressValues): string => `/patient/deviceschedule/${patient}`;

const selectTwo = async (on: Page): Promise<void> => {
  for (const at of [0, 1]) await on.locator("tbody tr[data-row]").nth(at).getByRole("checkbox").check();
};

const changeSurgery = async (on: Page): Promise<void> => {
  await press("Change surgery date")(on);
  const field = on.getByRole("dialog").getByRole("textbox", { name: "New surgery date" });
  await field.press("ArrowUp");
  await on.getByText("Reschedule exercises and measurements?").waitFor();
};

/** Overlays that open from the list of patients, and from a patient's page, form and schedules. */
export const patientOverlays: readonly OverlayGroup[] = [
  {
    role: Role.admin,
    looks: [
      { shows: "web/features/patients/FilterDialog.tsx", at: list, open: press("Filter") },
      {
        shows: "web/features/patients/RowDialogs.tsx: password",
        at: list,
        open: press("Reset patient password"),
      },
      {
        shows: "web/features/cases/ConversationDialog.tsx",
        at: list,
        open: sendEmpty(press("Start conversation"), "Send"),
      },
      { shows: "web/features/patients/registered/RegisteredDialog.tsx", at: list, open: press("Registered patients") },
      {
        shows: "web/features/patients/registered/SendLinkDialog.tsx",
        at: list,
        open: press("Registered patients", "Send link"),
      },
      {
        shows: "web/features/notifications/NotifyDialog.tsx",
        at: list,
        open: async (on) => {
          await selectTwo(on);
          await sendEmpty(press("Notify"), "Send")(on);
        },
      },
      {
        shows: "web/features/reports/jobs/StartReportsDialog.tsx",
        at: list,
        open: async (on) => {
          await selectTwo(on);
          await press("Reports")(on);
        },
      },
      {
        shows: "web/features/undelivered-messages/UndeliveredDialog.tsx",
        at: page,
        open: press(/messages? not delivered$/),
      },
      ...["notes", "charts", "more"].map((part) => ({
        shows: `web/features/patients/detail/PartTabs.tsx: ${part} on a phone`,
        at: (values: AddressValues) => `${page(values)}?part=${part}`,
        widths: [390, 320],
        open: (on: Page) => on.getByRole("navigation", { name: "Parts of the page" }).waitFor(),
      })),
      { shows: "web/features/reminders/ReminderDialog.tsx", at: page, open: press("ADD REMINDER") },
      { shows: "web/features/activity-log/ActivityLogDialog.tsx", at: page, open: press("ACTIVITY LOG") },
      { shows: "web/features/reports/MailReportDialog.tsx", at: page, open: choose("PRINT REPORT", "Mail report") },
      { shows: "web/features/notes/NoteDialog.tsx", at: page, open: press("Add note") },
      { shows: "web/features/diagnoses/DiagnosisDialog.tsx", at: page, open: press("Add diagnosis") },
      {
        shows: "web/features/device-charts/MeasurementChartDialog.tsx",
        at: page,
        open: press(/^Measurement Chart of/),
      },
      { shows: "web/features/fulfilment/units/UnitDrawer.tsx", at: page, open: press(/^Where .* has been$/) },
      {
        shows: "web/features/patients/form/CaregiverDialog.tsx",
        at: page,
        open: sendEmpty(press("Edit caregiver"), "Save"),
      },
      {
        shows: "web/features/patients/form/ShipAddressDialog.tsx",
        at: page,
        open: sendEmpty(press("Edit ship address"), "Save"),
      },
      { shows: "web/features/patient-links/EndLinkDialog.tsx", at: page, open: press(/^End the link/) },
      { shows: "web/features/programmes/changes/ChangesDialog.tsx", at: page, open: press("Changes") },
      { shows: "web/features/programmes/changes/UndoDialog.tsx", at: page, open: press("Changes", "Undo") },
      { shows: "web/features/programmes/running/ProgrammeDrawer.tsx", at: page, open: press("View programme") },
      { shows: "web/features/patients/surgery/MoveDialog.tsx", at: page, open: changeSurgery },
      {
        shows: "web/features/patients/detail/PatientActions.tsx: menu of a phone",
        at: page,
        widths: [390],
        open: async (on) => {
          await button(on, "More actions").click();
          await waitForOverlay(on, "menu");
        },
      },
      {
        shows: "web/features/patients/form/StatusCard.tsx: question",
        at: form,
        open: async (on) => {
          await on.getByRole("switch", { name: "Active" }).click();
          await waitForOverlay(on);
        },
      },
      {
        shows: "web/features/programmes/running/SaveDialog.tsx",
        at: exercises,
        open: async (on) => {
          await button(on, /^Remove /).click();
          await press("SAVE")(on);
        },
      },
      {
        shows: "web/features/score-charts/ScoreChartDialog.tsx",
        at: page,
        open: async (on) => {
          await on.getByRole("heading", { name: /^Charts/ }).scrollIntoViewIfNeeded();
          await press(/^Show Flexion in full screen/)(on);
        },
      },
      {
        shows: "web/features/drill-down/DrillDownDrawer.tsx",
        at: () => "/compliance",
        open: async (on) => {
          await on.locator("[data-number]").first().click();
          await waitForOverlay(on);
        },
      },
      {
        shows: "web/features/programmes/wizard/careplan/PlanDialog.tsx",
        at: ({ draft }) => `/patient/add/careplan?draft=${draft}`,
        open: press(/^View /),
      },
      {
        shows: "web/features/patients/add/PatientAdd.tsx: problems",
        at: () => "/patient/add/info",
        open: sendForm("Next"),
      },
      { shows: "web/features/programmes/exercises/bulk/ApplyToAll.tsx", at: exercises, open: press("Apply to all") },
      { shows: "web/features/programmes/running/ReorderDialog.tsx", at: devices, open: press(/^Reorder [^:]*$/) },
    ],
  },
  {
    role: Role.companyAdmin,
    isInside: true,
    looks: [
      {
        shows: "web/features/patients/form/HoldDialog.tsx",
        at: form,
        open: async (on) => {
          await on.getByRole("switch", { name: "Technical hold" }).click();
          await waitForOverlay(on);
        },
      },
    ],
  },
];
