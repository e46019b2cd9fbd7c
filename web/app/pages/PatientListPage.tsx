import * as notificationTexts from "@restride/domain/notifications/notification-texts.ts";
import type { ListDialogs } from "../../features/patients/list-dialogs.ts";
import { AddPatientButton } from "../../features/programmes/wizard/drafts/AddPatientButton.tsx";
import { PatientList } from "../../features/patients/PatientList.tsx";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";

const ConversationDialog = lazyOverlay(
  async () => (await import("./ConversationWithPatient.tsx")).ConversationWithPatient,
);
const NotifyDialog = lazyOverlay(
  async () => (await import("../../features/notifications/NotifyDialog.tsx")).NotifyDialog,
);
const StartReportsDialog = lazyOverlay(
  async () => (await import("../../features/reports/jobs/StartReportsDialog.tsx")).StartReportsDialog,
);

const PhoneChecksLine = lazyComponent(
  async () => (await import("../../features/phone-checks/PhoneChecksLine.tsx")).PhoneChecksLine,
);

/** Line with the number of phones to check in the clinic, for users who may read them. */
const PhoneChecks = () => mayCall("getPhonesToCheck", roleOf(useSignedIn())) && <PhoneChecksLine />;

const dialogs: ListDialogs = {
  notify: ({ to, audience, done, close }) => (
    <NotifyDialog to={to} audience={audience} notice={notificationTexts.manySent} onSent={done} onClose={close} />
  ),
  reports: ({ to, audience, done, close }) => (
    <StartReportsDialog to={to} audience={audience} onStarted={done} onClose={close} />
  ),
  add: () => <AddPatientButton />,
  notices: () => <PhoneChecks />,
  conversation: (patient, close) => <ConversationDialog patient={patient} onClose={close} />,
};

/** Page with the patient list and the dialogs that it opens. */
export const PatientListPage = () => <PatientList dialogs={dialogs} />;
