import { routes } from "@restride/domain/access/routes.ts";
import { conversationTexts, mayStartConversation } from "@restride/domain/cases/start-conversation.ts";
import { reportTexts } from "@restride/domain/reports/report-mail.ts";
import {
  ArrowLeft,
  Bell,
  CalendarPlus,
  ChevronRight,
  Ellipsis,
  FileDown,
  FilePlus2,
  History,
  ListChecks,
  Mail,
  MessageSquarePlus,
  PanelLeft,
  Printer,
} from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link } from "react-router";
import { wayBack } from "../../../platform/page/list-places.ts";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/stores.ts";
import { Button, buttonClass } from "../../../ui/look/Button.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction, MenuLink } from "../../../ui/overlay/MenuItems.tsx";
import { useNarrow, useTablet } from "../../../ui/look/use-width.ts";
import { downloadReport } from "../download-report.ts";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import styles from "./PatientFrame.module.css";

interface Actions {
  mayRemind: boolean;
  onConversation: () => void;
  onNotify: () => void;
  onReminder: () => void;
  onMailReport: () => void;
  onLog: () => void;
}

interface PatientFrameProps extends Actions {
  patient: PatientFactsFragment;
  /** The ways to the patient's schedules; on a phone they stand on the page. */
  schedules: ReactNode;
  /** The side panel; what it opens closes the drawer that it may stand in. */
  panel: (leave: () => void) => ReactNode;
  /** The ways to the patients before and after. */
  neighbours: ReactNode;
  /** Without the panel beside it. */
  wide: boolean;
  /** Over the full width below panel and work area. */
  below: ReactNode;
  children: ReactNode;
}

type OfPatient = Pick<PatientFrameProps, "patient">;

function Conversation({ patient, onConversation }: Pick<PatientFrameProps, "patient" | "onConversation">) {
  const profile = useSignedIn();
  if (!mayCall("createCaseFromMessage", roleOf(profile))) return null;
  const mine = mayStartConversation(profile.user.surgeons, patient.surgeon);
  return (
    <Button
      variant="primary"
      capitals
      disabled={!mine}
      title={mine ? undefined : conversationTexts.otherSurgeon}
      icon={<MessageSquarePlus />}
      onClick={onConversation}
    >
      START CONVERSATION
    </Button>
  );
}

/** The report of a patient, as a file or by mail. */
function PrintReport({ patientId, onMailReport }: { patientId: string } & Pick<Actions, "onMailReport">) {
  const may = mayCall("sendReportMail", roleOf(useSignedIn()));
  if (!may)
    return (
      <Button capitals disabled title={reportTexts.company} icon={<Printer />}>
        PRINT REPORT
      </Button>
    );
  return (
    <MenuButton
      className={buttonClass({ capitals: true })}
      align="right"
      button={
        <>
          <Printer /> PRINT REPORT
        </>
      }
    >
      <MenuAction icon={<FileDown />} onAction={() => void downloadReport(patientId)}>
        Download PDF
      </MenuAction>
      <MenuAction icon={<FilePlus2 />} onAction={() => void downloadReport(patientId, { notes: true })}>
        Download PDF with notes
      </MenuAction>
      <MenuAction icon={<ListChecks />} onAction={() => void downloadReport(patientId, { answers: true })}>
        Download PDF with answers
      </MenuAction>
      <MenuAction icon={<Mail />} onAction={onMailReport}>
        Mail report
      </MenuAction>
    </MenuButton>
  );
}

function ActionMenu({ patient, mayRemind, onNotify, onReminder, onMailReport, onLog }: Actions & OfPatient) {
  const role = roleOf(useSignedIn());
  const mayReport = mayCall("sendReportMail", role);
  return (
    <MenuButton label="More actions" className={buttonClass({})} button={<Ellipsis />}>
      {mayCall("addNotifications", role) && (
        <MenuAction icon={<Bell />} onAction={onNotify}>
          NOTIFY
        </MenuAction>
      )}
      <MenuAction icon={<CalendarPlus />} disabled={!mayRemind} onAction={onReminder}>
        ADD REMINDER
      </MenuAction>
      <MenuAction icon={<FileDown />} disabled={!mayReport} onAction={() => void downloadReport(patient._id)}>
        PRINT REPORT
      </MenuAction>
      <MenuAction icon={<Mail />} disabled={!mayReport} onAction={onMailReport}>
        Mail report
      </MenuAction>
      {mayCall("getActivityLog", role) && (
        <MenuAction icon={<History />} onAction={onLog}>
          ACTIVITY LOG
        </MenuAction>
      )}
      <MenuLink {...wayBack(routes.patientList.path)} icon={<ArrowLeft />} name="BACK" />
    </MenuButton>
  );
}

function ActionBar(props: Actions & Pick<PatientFrameProps, "patient" | "schedules">) {
  const { patient, schedules, mayRemind, onConversation, onNotify, onReminder, onMailReport, onLog } = props;
  const role = roleOf(useSignedIn());
  const mayTalk = mayCall("createCaseFromMessage", role);
  return (
    <>
      <PrintReport patientId={patient._id} onMailReport={onMailReport} />
      {mayCall("addNotifications", role) && (
        <Button variant={mayTalk || mayRemind ? "outlined" : "primary"} capitals icon={<Bell />} onClick={onNotify}>
          NOTIFY
        </Button>
      )}
      <Button
        variant={mayRemind && !mayTalk ? "primary" : "outlined"}
        capitals
        disabled={!mayRemind}
        title={mayRemind ? undefined : "Your role may not add reminders."}
        icon={<CalendarPlus />}
        onClick={onReminder}
      >
        ADD REMINDER
      </Button>
      {schedules}
      <Conversation patient={patient} onConversation={onConversation} />
      {mayCall("getActivityLog", role) && (
        <Button capitals icon={<History />} onClick={onLog}>
          ACTIVITY LOG
        </Button>
      )}
      <Link {...wayBack(routes.patientList.path)} className={buttonClass({ variant: "text", capitals: true })}>
        <ArrowLeft />
        BACK
      </Link>
    </>
  );
}

const Crumbs = ({ name, neighbours }: { name: string; neighbours: ReactNode }) => (
  <nav aria-label="Breadcrumb" className={styles.crumbs}>
    <Link {...wayBack(routes.patientList.path)}>Patients</Link>
    <ChevronRight size={13} />
    <span aria-current="page">{name}</span>
    {neighbours}
  </nav>
);

/** The frame of a patient's page: breadcrumb, name, what can be done, the side panel and the work area. */
export function PatientFrame(props: PatientFrameProps) {
  const { patient, schedules, panel, neighbours, wide, below, children, ...actions } = props;
  const [open, setOpen] = useState(false);
  const tablet = useTablet();
  const narrow = useNarrow();
  const close = (): void => setOpen(false);
  const name = `${patient.firstname} ${patient.lastname}`;
  return (
    <>
      <Crumbs name={name} neighbours={neighbours} />
      <header className={styles.head}>
        <h1 className={styles.title} title={name}>
          {name}
        </h1>
        <div className={styles.actions}>
          {(tablet || wide) && (
            <Button icon={<PanelLeft />} onClick={() => setOpen(true)}>
              Details
            </Button>
          )}
          {narrow ? (
            <>
              <Conversation patient={patient} onConversation={actions.onConversation} />
              <ActionMenu patient={patient} {...actions} />
            </>
          ) : (
            <ActionBar patient={patient} schedules={schedules} {...actions} />
          )}
        </div>
      </header>
      <div className={tablet || wide ? undefined : styles.columns}>
        {!tablet && !wide && panel(close)}
        <div className={styles.work}>
          {narrow && <div className={styles.schedules}>{schedules}</div>}
          {children}
        </div>
      </div>
      {below}
      {open && (
        <Drawer title="Patient" side="left" onClose={close}>
          {panel(close)}
        </Drawer>
      )}
    </>
  );
}
