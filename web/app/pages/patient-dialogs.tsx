import * as notificationTexts from "@restride/domain/notifications/notification-texts.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { ReactNode } from "react";
import { MeasurementChartDialog } from "../../features/device-charts/MeasurementChartDialog.tsx";
import type { ShownDiagnosis } from "../../features/diagnoses/PatientDiagnoses.tsx";
import { NotifyDialog } from "../../features/notifications/NotifyDialog.tsx";
import type { PatientFactsFragment } from "../../features/patients/detail/patient.graphql.ts";
import { downloadReport } from "../../features/patients/download-report.ts";
import { MoveOfPatient } from "../../features/patients/surgery/MoveOfPatient.tsx";
import { SubmittedFormDialog } from "../../features/questionnaires/SubmittedFormDialog.tsx";
import { ReminderDialog } from "../../features/reminders/ReminderDialog.tsx";
import { MailReportDialog } from "../../features/reports/MailReportDialog.tsx";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import { ConversationWithPatient } from "./ConversationWithPatient.tsx";
import * as texts from "./pages-texts.ts";

const DiagnosisDialog = lazyOverlay(
  async () => (await import("../../features/diagnoses/DiagnosisDialog.tsx")).DiagnosisDialog,
);
const ProgrammeToRead = lazyOverlay(async () => (await import("./ReadOnlyProgramme.tsx")).ReadOnlyProgramme);
const ChangesDialog = lazyOverlay(
  async () => (await import("../../features/programmes/changes/ChangesDialog.tsx")).ChangesDialog,
);
const UnitDrawer = lazyOverlay(async () => (await import("../../features/fulfilment/units/UnitDrawer.tsx")).UnitDrawer);

interface Device {
  readonly _id: string;
  readonly display_name: string;
}

/** Props of each dialog of a patient's page. */
interface DialogData {
  readonly askChange: object;
  readonly changes: object;
  readonly chart: { readonly device: Device };
  readonly conversation: object;
  readonly diagnosis: { readonly diagnosis: ShownDiagnosis | null };
  readonly form: { readonly answerId: string; readonly name: string };
  readonly mail: object;
  readonly move: object;
  readonly notify: object;
  readonly programme: object;
  readonly reminder: { readonly date: CalendarDate };
  readonly unit: { readonly device: Device };
}

type Kind = keyof DialogData;

/** Open dialog, with its props. */
export type OpenDialog<K extends Kind = Kind> = { [P in K]: { readonly kind: P } & DialogData[P] }[K];

interface DialogProps<K extends Kind> {
  patient: PatientFactsFragment;
  open: OpenDialog<K>;
  onOpen: (open: OpenDialog) => void;
  onClose: () => void;
}

function SubmittedForm({ patient, open: { answerId, name }, onClose }: DialogProps<"form">) {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  return (
    <SubmittedFormDialog
      patientId={patient._id}
      answerId={answerId}
      name={name}
      subject={fullName(patient)}
      timeZone={timeZone}
      surgery={patient.surgery.date}
      onClose={onClose}
    />
  );
}

const dialogs: { readonly [K in Kind]: (props: DialogProps<K>) => ReactNode } = {
  askChange: ({ patient, onClose }) => (
    <ConversationWithPatient patient={patient} about={texts.changeOfTheProgramme} isOverRecord onClose={onClose} />
  ),
  changes: ({ patient, onClose }) => <ChangesDialog patientId={patient._id} onClose={onClose} />,
  chart: ({ patient, open, onClose }) => (
    <MeasurementChartDialog patientId={patient._id} device={open.device} onClose={onClose} />
  ),
  conversation: ({ patient, onClose }) => <ConversationWithPatient patient={patient} isOverRecord onClose={onClose} />,
  diagnosis: ({ patient, open, onClose }) => (
    <DiagnosisDialog patient={patient} diagnosis={open.diagnosis} onClose={onClose} />
  ),
  form: SubmittedForm,
  mail: ({ patient, onClose }) => (
    <MailReportDialog patient={patient} onPreview={() => void downloadReport(patient._id)} onClose={onClose} />
  ),
  move: ({ patient, onClose }) => <MoveOfPatient patient={patient} onClose={onClose} />,
  notify: ({ patient, onClose }) => (
    <NotifyDialog
      to={{ patientids: [patient._id] }}
      audience={fullName(patient)}
      notice={notificationTexts.oneSent}
      onSent={onClose}
      onClose={onClose}
    />
  ),
  programme: ({ patient, onOpen, onClose }) => (
    <ProgrammeToRead patientId={patient._id} onAsk={() => onOpen({ kind: "askChange" })} onClose={onClose} />
  ),
  reminder: ({ patient, open, onClose }) => (
    <ReminderDialog patientId={patient._id} today={patient.today} date={open.date} onClose={onClose} />
  ),
  unit: ({ patient, open, onClose }) => <UnitDrawer patientId={patient._id} device={open.device} onClose={onClose} />,
};

/** Open dialog of a patient's page. */
export function PatientDialog<K extends Kind>(props: DialogProps<K>) {
  const Dialog: (props: DialogProps<K>) => ReactNode = dialogs[props.open.kind as K];
  return <Dialog key={props.open.kind} {...props} />;
}
