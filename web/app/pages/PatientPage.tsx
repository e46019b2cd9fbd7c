import { routes } from "@restride/domain/access/routes.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { Navigate, useParams } from "react-router";
import { ActivityCalendar } from "../../features/calendar/ActivityCalendar.tsx";
import { useCalendarView } from "../../features/calendar/use-calendar.ts";
import { NotificationList } from "../../features/notifications/NotificationList.tsx";
import { useEditNotice } from "../../features/patients/detail/use-edit-notice.ts";
import { PatientFrame } from "../../features/patients/detail/PatientFrame.tsx";
import { PatientDocument, type PatientFactsFragment } from "../../features/patients/detail/patient.graphql.ts";
import { PatientPanel } from "../../features/patients/detail/PatientPanel.tsx";
import { PatientWaiting } from "../../features/patients/detail/PatientWaiting.tsx";
import { useNeighbours } from "../../features/patients/detail/use-neighbours.ts";
import { useLogView } from "../../features/activity-log/use-log-view.ts";
import { PatientDiagnoses } from "../../features/diagnoses/PatientDiagnoses.tsx";
import { PatientLinks } from "../../features/patient-links/PatientLinks.tsx";
import { ScheduleLinks } from "../../features/programmes/running/ScheduleLinks.tsx";
import { MonthReminders } from "../../features/reminders/MonthReminders.tsx";
import { UndeliveredOfPatient } from "../../features/undelivered-messages/UndeliveredLine.tsx";
import { RecoveryPart } from "../../features/recovery/RecoveryPart.tsx";
import { ScoreCharts } from "../../features/score-charts/ScoreCharts.tsx";
import { mayCall } from "../../platform/session/may-call.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { StepPager } from "../../ui/list/StepPager.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import { PartsOfPatient } from "../parts/PartsOfPatient.tsx";
import { usePatientAction } from "../command-palette/patient-action.ts";
import { recentPatients } from "../command-palette/recent-patients.ts";
import { type OpenDialog, PatientDialog } from "./patient-dialogs.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import * as texts from "./pages-texts.ts";

const ActivityLogDialog = lazyOverlay(
  async () => (await import("../../features/activity-log/ActivityLogDialog.tsx")).ActivityLogDialog,
);

interface PageProps {
  patient: PatientFactsFragment;
  neighbours: ReactNode;
}

/** Activity log, open while the URL has its parameter. */
function PatientLog({ patient, timeZone }: Pick<PageProps, "patient"> & { timeZone: string }) {
  const log = useLogView();
  if (!log.isOpen) return null;
  return (
    <ActivityLogDialog
      patientId={patient._id}
      name={`${patient.firstname} ${patient.lastname}`}
      timeZone={timeZone}
      log={log}
      onClose={log.close}
    />
  );
}

/** Recovery of the patient, from the day of surgery on. */
const Recovery = ({ patient: { _id, surgery, today } }: Pick<PageProps, "patient">) =>
  mayCall("getRecovery", roleOf(useSignedIn())) && surgery.date <= today && <RecoveryPart patientId={_id} />;

/** Returns the reason why no reminder can be added; empty when one can. */
const reasonForNoReminder = (mayRemind: boolean, { active }: PatientFactsFragment): string => {
  if (!mayRemind) return texts.yourRoleMayNotAdd;
  return active ? "" : patientTexts.patientInactive;
};

function Page({ patient, neighbours }: PageProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const control = useCalendarView(patient.today);
  const log = useLogView();
  const profile = useSignedIn();
  const [role, timeZone] = [roleOf(profile), profile.customer?.timezone ?? defaultTimeZone];
  const mayRemind = mayCall("addEvent", role);
  const addReminder = (date: CalendarDate): void => setOpen({ kind: "reminder", date });
  const editNotice = useEditNotice();
  usePatientAction(patient._id, (action) => {
    if (action === "reminder") addReminder(patient.today);
    else if (action === "log") log.open();
    else setOpen({ kind: action });
  });
  useEffect(() => recentPatients.add(patient._id, Date.now()), [patient._id]);
  const { createdOn, today, surgery } = patient;
  return (
    <>
      <PatientFrame
        patient={patient}
        neighbours={neighbours}
        schedules={
          <ScheduleLinks patientId={patient._id} scheduled={patient.scheduled} onOpen={(kind) => setOpen({ kind })} />
        }
        wide={control.view.kind === "day"}
        panel={(closePanel, onlyPart) => (
          <PatientPanel
            patient={patient}
            only={onlyPart}
            notice={editNotice.news}
            diagnoses={
              <PatientDiagnoses
                patient={patient}
                onEdit={(diagnosis) => {
                  closePanel();
                  setOpen({ kind: "diagnosis", diagnosis });
                }}
              />
            }
            notifications={<NotificationList patientId={patient._id} />}
            undelivered={<UndeliveredOfPatient patient={patient} />}
            links={<PatientLinks patient={patient} />}
            onChart={(device) => {
              closePanel();
              setOpen({ kind: "chart", device });
            }}
            onUnit={(device) => {
              closePanel();
              setOpen({ kind: "unit", device });
            }}
            onMove={() => {
              closePanel();
              setOpen({ kind: "move" });
            }}
          />
        )}
        mayRemind={mayRemind}
        onConversation={() => setOpen({ kind: "conversation" })}
        onNotify={() => setOpen({ kind: "notify" })}
        onReminder={() => addReminder(today)}
        onMailReport={() => setOpen({ kind: "mail" })}
        onLog={log.open}
        notes={<PartsOfPatient patientId={patient._id} today={today} timeZone={timeZone} />}
        recovery={<Recovery patient={patient} />}
        calendar={
          <ActivityCalendar
            patientId={patient._id}
            marked={{ today, createdOn, surgery: surgery.date }}
            control={control}
            reminder={{ add: addReminder, refused: reasonForNoReminder(mayRemind, patient) }}
            reminders={(reminders) => <MonthReminders reminders={reminders} />}
            onEdited={editNotice.show}
            onOpenForm={(answerId, name) => setOpen({ kind: "form", answerId, name })}
          />
        }
        charts={mayCall("getOksData", role) && <ScoreCharts patient={patient} />}
      />
      <PatientLog patient={patient} timeZone={timeZone} />
      {open && <PatientDialog patient={patient} open={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Redirect to the list, with a toast, for a patient who was not found or is no longer in the user's reach. Nothing of the patient is shown. */
function RedirectToList({ text }: { text: string }) {
  useEffect(() => toasts.error(text), [text]);
  return <Navigate to={routes.patientList.path} replace />;
}

/** Page of a patient: side panel, activity calendar, and reminders. Redirects to the list when the patient is not found. */
export function PatientPage() {
  const { id = "" } = useParams();
  const { data, failure, refused, refetch } = useGraphqlQuery(
    PatientDocument,
    { id },
    { tags: ["cases", "diagnoses", "links", "patients", "progress", "undelivered"] },
  );
  const { position, go } = useNeighbours(id);
  const newest = data?.getPatient.patient;
  // While the next patient loads, the previous one is not shown under the new URL.
  const patient = newest?._id === id ? newest : null;
  if (refused && failure === patientTexts.notFound)
    return <RedirectToList text={patient ? patientTexts.noLongerListed : patientTexts.notFound} />;
  if (failure && !patient)
    return <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />;
  if (!patient) return <PatientWaiting />;
  const pager = <StepPager itemName={texts.patientNoun} position={position} onStep={(step) => void go(step)} />;
  return (
    <PageTitle title={`${patient.firstname} ${patient.lastname}`}>
      <Page key={patient._id} patient={patient} neighbours={pager} />
    </PageTitle>
  );
}
