import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { button, choose, waitForOverlay, type OverlayGroup, press, sendEmpty, sendForm } from "./overlay-looks.ts";
import type { AddressValues } from "./page-looks.ts";

const cases = (): string => "/cases?customer=all";
const ownPlan = ({ savedPlan }: AddressValues): string => `/content/care-plans/${savedPlan}`;

const openProfile = async (on: Page): Promise<void> => {
  await button(on, /^Profile of/).click();
  await waitForOverlay(on, "menu");
};

/** Overlays that open from the menu and the keyboard on every page, from the clinic's other lists, and from the lists of a company. */
export const consoleOverlays: readonly OverlayGroup[] = [
  {
    role: Role.admin,
    looks: [
      { shows: "web/app/shell/ProfileMenu.tsx", at: () => "/support", open: openProfile },
      { shows: "web/app/shell/LogOutDialog.tsx", at: () => "/support", open: choose(/^Profile of/, "Logout") },
      {
        shows: "web/features/account/SessionsDialog.tsx",
        at: () => "/support",
        open: choose(/^Profile of/, "Sessions and devices"),
      },
      {
        shows: "web/app/keys/KeysDialog.tsx",
        at: () => "/support",
        open: async (on) => {
          await on.keyboard.press("?");
          await waitForOverlay(on);
        },
      },
      {
        shows: "web/app/command-palette/CommandPalette.tsx",
        at: () => "/support",
        open: async (on) => {
          await on.keyboard.press("Control+K");
          await on.getByRole("dialog", { name: "Jump to" }).getByRole("combobox").fill("pat");
          await on.getByRole("dialog").getByRole("option").first().waitFor();
        },
      },
      {
        shows: "web/app/shell/NarrowHead.tsx: menu of a phone",
        at: () => "/support",
        widths: [390],
        open: press("Menu"),
      },
      { shows: "web/features/cases/inbox/MessageFilterDialog.tsx", at: () => "/notification", open: press("Filter") },
      {
        shows: "web/features/case-detail/CaseActions.tsx: question",
        at: ({ case: id }) => `/cases/${id}`,
        open: press("Assign to vendor-team"),
      },
      {
        shows: "web/features/phone-checks/PhoneChecksDialog.tsx",
        at: () => "/patient",
        open: press(/^Phone numbers to check/),
      },
    ],
  },
  {
    role: Role.companyAdmin,
    looks: [
      { shows: "web/features/cases/list/CaseFilterDialog.tsx", at: cases, open: press("Filter") },
      {
        shows: "web/features/patients/locate/LocatePatient.tsx",
        at: cases,
        open: sendEmpty(press("LOCATE PATIENT"), "Search"),
      },
      {
        shows: "web/features/account-deletion/DeletionRequestsDialog.tsx",
        at: cases,
        open: press(/to review$/),
      },
      {
        shows: "web/features/customers/CustomerPages.tsx: problems",
        at: () => "/customers/add/customer",
        open: sendForm("Add"),
      },
      { shows: "web/features/fulfilment/OrderFilterDialog.tsx", at: () => "/fulfillment", open: press("Filter") },
      {
        shows: "web/features/fulfilment/AddressDialog.tsx",
        at: ({ order }) => `/fulfillment/${order}`,
        open: sendEmpty(press("Edit"), "Save"),
      },
      {
        shows: "web/features/fulfilment/CorrectDialog.tsx",
        at: ({ order }) => `/fulfillment/${order}`,
        open: press(/^Take back: /),
      },
      {
        shows: "web/features/fulfilment/units/MoveDialog.tsx",
        at: ({ order, deviceItem }) => `/fulfillment/${order}?device=${deviceItem}`,
        open: press(/^Mark as /),
      },
      {
        shows: "web/features/content/filter/ContentFilterDialog.tsx",
        at: () => "/content/care-plans",
        open: press("Filter"),
      },
      { shows: "web/features/content/DiscardDialog.tsx", at: ownPlan, open: press("Discard draft") },
      {
        shows: "web/features/content/running/RunningDrawer.tsx",
        at: () => "/content/care-plans?search=Knee",
        open: async (on) => {
          await on
            .getByRole("link", { name: /running, / })
            .first()
            .click();
          await waitForOverlay(on);
        },
      },
      {
        shows: "web/features/content/row-menu/RowTools.tsx: menu",
        at: () => "/content/care-plans",
        open: async (on) => {
          await button(on, /^More about /).click();
          await waitForOverlay(on, "menu");
        },
      },
      {
        shows: "web/ui/form/RecordPanel.tsx: over the list",
        at: () => `/content/exercises/${small.exercise(1)}`,
        widths: [1024, 390],
        open: waitForOverlay,
      },
    ],
  },
  {
    role: Role.superAdmin,
    looks: [
      {
        shows: "web/features/companies/SecurityEventsDialog.tsx",
        at: () => "/companies",
        open: press("Security events"),
      },
      {
        shows: "web/features/companies/CompanyPages.tsx: problems",
        at: () => "/companies/add",
        open: sendForm("Add"),
      },
      {
        shows: "web/features/account-deletion/SendRequestDialog.tsx",
        at: () => "/companies",
        open: press(/to review$/, /^Start case: request of/),
      },
    ],
  },
];
