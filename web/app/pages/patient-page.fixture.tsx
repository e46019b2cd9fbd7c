import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { PatientNotesDocument } from "../../features/notes/notes.graphql.ts";
import { NotificationsDocument } from "../../features/notifications/notifications.graphql.ts";
import { ActivitiesDocument } from "../../features/calendar/calendar.graphql.ts";
import { ann } from "../../features/patients/detail/patient-facts.fixture.ts";
import { PatientDocument, type PatientFactsFragment } from "../../features/patients/detail/patient.graphql.ts";
import { RecoveryDocument } from "../../features/recovery/recovery.graphql.ts";
import { ScoreChartsDocument } from "../../features/score-charts/score-charts.graphql.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { PatientPage } from "./PatientPage.tsx";

const success = { status: "success", message: "" };
const noScores = { ...success, series: [], leftout: [], threshold: null };

export const answerPatient = (change: Partial<PatientFactsFragment> = {}): void =>
  mockServer.answer(PatientDocument, { getPatient: { ...success, patient: { ...ann, ...change } } });

/** Sets empty responses to all queries of the page's parts. */
function answerParts(): void {
  mockServer.answer(ActivitiesDocument, {
    getDateRangeActivities: { ...success, today: ann.today, fact: 1, activities: [], weeks: [] },
  });
  mockServer.answer(NotificationsDocument, { getNotifications: { ...success, total: 0, notifications: [] } });
  mockServer.answer(PatientNotesDocument, {
    getPatientNotes: { ...success, total: 0, logged: 0, notes: [] },
    getPatientNotesCategories: { ...success, categories: [] },
  });
  mockServer.answer(RecoveryDocument, { getRecovery: { ...success, recovery: null } });
  mockServer.answer(ScoreChartsDocument, {
    getOksData: noScores,
    getPainData: noScores,
    getFlexionData: noScores,
    getExtensionData: noScores,
  });
}

/** Opens the page of Ann Bell. */
export const openPatient = async (role: Role = Role.physio, change: Partial<PatientFactsFragment> = {}) => {
  answerPatient(change);
  answerParts();
  const screen = await render(<PatientPage />, {
    at: `/patient/${ann._id}`,
    path: "/patient/:id",
    profile: signedIn(role),
  });
  await expect.element(page.getByRole("heading", { name: "Ann Bell", level: 1 })).toBeVisible();
  return screen;
};
