import type { Role } from "@restride/domain/access/roles.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { whyNoConversation } from "@restride/domain/patients/why-no-conversation.ts";
import { isOperation } from "@restride/domain/operations.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import {
  ArrowLeft,
  Bell,
  CalendarPlus,
  Ellipsis,
  FileDown,
  FilePlus2,
  History,
  ListChecks,
  Mail,
  MessageSquarePlus,
  Printer,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { wayBack } from "../../../platform/storage/list-places.ts";
import { mayCall, mayCallWherePresent } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Button, buttonClass } from "../../../ui/look/Button.tsx";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction, MenuLink } from "../../../ui/overlay/MenuItems.tsx";
import { downloadReport } from "../download-report.ts";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import { reportTexts } from "@restride/domain/reports/report-texts.ts";
import * as texts from "./detail-texts.ts";

/** Actions for a patient besides the schedules. */
export interface PatientActions {
  mayRemind: boolean;
  onConversation: () => void;
  onNotify: () => void;
  onReminder: () => void;
  onMailReport: () => void;
  onLog: () => void;
}

interface OfPatient {
  patient: PatientFactsFragment;
}

/** Returns the reason why nothing can be sent to an inactive patient, who could not read it. */
const reasonNotToSend = ({ active }: PatientFactsFragment): string | undefined =>
  active ? undefined : patientTexts.patientInactive;

const mayNotRemindText = texts.yourRoleMayNotAdd;

const reasonForNoReport = (role: Role): string | undefined =>
  mayCall("sendReportMail", role) ? undefined : reportTexts.company;

/** Button that starts a conversation; disabled, with the reason, for users who work for another surgeon. */
export function Conversation({ patient, onConversation }: OfPatient & Pick<PatientActions, "onConversation">) {
  const profile = useSignedIn();
  if (!mayCallWherePresent("createCaseFromMessage", roleOf(profile))) return null;
  const refused = whyNoConversation(profile.user.surgeons, patient) ?? undefined;
  return (
    <Button
      variant="primary"
      capitals
      disabled={refused !== undefined}
      title={refused}
      icon={<MessageSquarePlus />}
      onClick={onConversation}
    >
      {texts.startConversation}
    </Button>
  );
}

interface ReportItemsProps extends OfPatient, Pick<PatientActions, "onMailReport"> {
  /** Name of the report without an annex. */
  plain: string;
}

/** Menu items of a patient's report: without an annex, with annexes, by mail. */
function ReportItems({ plain, patient, onMailReport }: ReportItemsProps) {
  const { _id } = patient;
  const refused = reasonForNoReport(roleOf(useSignedIn()));
  return (
    <>
      <MenuAction icon={<FileDown />} reason={refused} onAction={() => void downloadReport(_id)}>
        {plain}
      </MenuAction>
      {isOperation("getPatientNotes") && (
        <MenuAction icon={<FilePlus2 />} reason={refused} onAction={() => void downloadReport(_id, { notes: true })}>
          {texts.downloadPdfWithNotes}
        </MenuAction>
      )}
      <MenuAction icon={<ListChecks />} reason={refused} onAction={() => void downloadReport(_id, { answers: true })}>
        {texts.downloadPdfWithAnswers}
      </MenuAction>
      <MenuAction icon={<Mail />} reason={refused ?? reasonNotToSend(patient)} onAction={onMailReport}>
        {texts.mailReport}
      </MenuAction>
    </>
  );
}

/** Menu of a patient's report, as a file or by mail. */
function PrintReport({ patient, onMailReport }: OfPatient & Pick<PatientActions, "onMailReport">) {
  const refused = reasonForNoReport(roleOf(useSignedIn()));
  if (refused)
    return (
      <Button capitals disabled title={refused} icon={<Printer />}>
        {texts.printReport}
      </Button>
    );
  return (
    <MenuButton
      className={buttonClass({ capitals: true })}
      align="right"
      button={
        <>
          <Printer /> {texts.printReport}
        </>
      }
    >
      <ReportItems plain={texts.downloadPdf} patient={patient} onMailReport={onMailReport} />
    </MenuButton>
  );
}

/** Menu of the actions that a phone has no room for. */
export function ActionMenu({
  patient,
  mayRemind,
  onNotify,
  onReminder,
  onMailReport,
  onLog,
}: PatientActions & OfPatient) {
  const role = roleOf(useSignedIn());
  const inactive = reasonNotToSend(patient);
  return (
    <MenuButton label={texts.moreActions} className={buttonClass({})} button={<Ellipsis />}>
      {mayCall("addNotifications", role) && (
        <MenuAction icon={<Bell />} reason={inactive} onAction={onNotify}>
          {texts.notify}
        </MenuAction>
      )}
      <MenuAction icon={<CalendarPlus />} reason={mayRemind ? inactive : mayNotRemindText} onAction={onReminder}>
        {texts.addReminder}
      </MenuAction>
      <ReportItems plain={texts.printReport} patient={patient} onMailReport={onMailReport} />
      {mayCall("getActivityLog", role) && (
        <MenuAction icon={<History />} onAction={onLog}>
          {texts.activityLog}
        </MenuAction>
      )}
      <MenuLink {...wayBack(routes.patientList.path)} icon={<ArrowLeft />} name={texts.backToList} />
    </MenuButton>
  );
}

/** Buttons of all actions in the order of the requirements, with the links to the schedules among them. */
export function ActionBar(props: PatientActions & OfPatient & { schedules: ReactNode }) {
  const { patient, schedules, mayRemind, onConversation, onNotify, onReminder, onMailReport, onLog } = props;
  const role = roleOf(useSignedIn());
  const mayTalk = mayCallWherePresent("createCaseFromMessage", role);
  const mayNotRemind = mayRemind ? reasonNotToSend(patient) : mayNotRemindText;
  return (
    <>
      <PrintReport patient={patient} onMailReport={onMailReport} />
      {mayCall("addNotifications", role) && (
        <Button
          variant={mayTalk || mayRemind ? "outlined" : "primary"}
          capitals
          disabled={!patient.active}
          title={reasonNotToSend(patient)}
          icon={<Bell />}
          onClick={onNotify}
        >
          {texts.notify}
        </Button>
      )}
      <Button
        variant={mayRemind && !mayTalk ? "primary" : "outlined"}
        capitals
        disabled={mayNotRemind !== undefined}
        title={mayNotRemind}
        icon={<CalendarPlus />}
        onClick={onReminder}
      >
        {texts.addReminder}
      </Button>
      {schedules}
      <Conversation patient={patient} onConversation={onConversation} />
      {mayCall("getActivityLog", role) && (
        <Button capitals icon={<History />} onClick={onLog}>
          {texts.activityLog}
        </Button>
      )}
      <Link {...wayBack(routes.patientList.path)} className={buttonClass({ variant: "text", capitals: true })}>
        <ArrowLeft />
        {texts.back}
      </Link>
    </>
  );
}
