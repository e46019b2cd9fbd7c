import { waitForOverlay, type OverlayGroup, press, sendEmpty } from "./overlay-looks.ts";
import type { AddressValues } from "./page-looks.ts";

const progress = ({ progressToken, patient }: AddressValues): string => `/activity/${progressToken}/${patient}`;
const surgeonPage = ({ surgeon }: AddressValues): string => `/surgeon/${surgeon}`;

/** Overlays that open without a session, and forms with the errors of an empty submission. */
export const publicOverlays: readonly OverlayGroup[] = [
  {
    role: null,
    looks: [
      {
        shows: "web/features/sign-in/Login.tsx: problems",
        at: () => "/login",
        open: async (on) => {
          await on.getByRole("button", { name: "Sign In" }).click();
          await on.getByText("Please input your Password!", { exact: true }).waitFor();
        },
      },
      {
        shows: "web/app/pages/NotFound.tsx",
        at: () => "/nothing/here",
        open: (on) => on.getByRole("heading", { name: "Page not found" }).waitFor(),
      },
      {
        shows: "web/features/surgeons/public/PublicSurgeon.tsx: nobody",
        at: ({ patient }) => `/surgeon/${patient}`,
        open: (on) => on.getByText("This surgeon was not found.").waitFor(),
      },
      {
        shows: "web/features/registration/Registration.tsx: no clinic",
        at: ({ surgeon }) => `/auth/${surgeon}`,
        open: (on) => on.getByText("This registration link is not valid.", { exact: false }).waitFor(),
      },
      {
        shows: "web/features/registration/DetailsStep.tsx: problems",
        at: ({ customer }) => `/auth/${customer}`,
        open: async (on) => {
          await on.getByRole("button", { name: "Next" }).click();
          await on.locator("[aria-invalid=true]").first().waitFor();
        },
      },
      { shows: "web/features/surgeons/public/ContactDrawer.tsx", at: surgeonPage, open: press("Contact") },
      {
        shows: "web/features/account-deletion/DeletionForm.tsx: problems",
        at: () => "/account/delete",
        open: async (on) => {
          await on.locator("button:enabled", { hasText: "Submit" }).click();
          await on.locator("[aria-invalid=true]").first().waitFor();
        },
      },
      {
        shows: "web/features/progress-page/ShareDialog.tsx",
        at: progress,
        open: sendEmpty(press("SHARE"), "Send"),
      },
      { shows: "web/features/progress-page/WeeksDialog.tsx", at: progress, open: press(/^\S* ?Exercise .*of/) },
      { shows: "web/features/progress-page/ScoreChart.tsx", at: progress, open: press("VIEW Extension") },
      {
        shows: "web/features/questionnaires/SubmittedFormDialog.tsx",
        at: progress,
        open: async (on) => {
          await on.getByRole("region", { name: "Questionnaires", exact: true }).getByRole("button").first().click();
          await waitForOverlay(on);
        },
      },
    ],
  },
];
