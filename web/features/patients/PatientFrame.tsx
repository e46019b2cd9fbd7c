import { routes } from "@restride/domain/access/routes.ts";
import { conversationTexts, mayStartConversation } from "@restride/domain/cases/start-conversation.ts";
import { ArrowLeft, Bell, CalendarPlus, ChevronRight, MessageSquarePlus, PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link } from "react-router";
import type { PatientFactsFragment } from "../../generated/operations.ts";
import { mayCall } from "../../platform/may-call.ts";
import { roleOf } from "../../platform/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Drawer } from "../../ui/Drawer.tsx";
import { useTablet } from "../../ui/use-width.ts";
import styles from "./PatientFrame.module.css";

interface Actions {
  mayRemind: boolean;
  onConversation: () => void;
  onNotify: () => void;
  onReminder: () => void;
}

interface PatientFrameProps extends Actions {
  patient: PatientFactsFragment;
  panel: ReactNode;
  /** Without the panel beside it. */
  wide: boolean;
  children: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

function ActionBar({
  patient,
  mayRemind,
  onConversation,
  onNotify,
  onReminder,
}: Actions & Pick<PatientFrameProps, "patient">) {
  const profile = useSignedIn();
  const role = roleOf(profile);
  const mine = mayStartConversation(profile.user.surgeons, patient.surgeon);
  return (
    <>
      {mayCall("createNewCase", role) && (
        <Button
          variant="primary"
          capitals
          disabled={!mine}
          title={mine ? undefined : conversationTexts.otherSurgeon}
          icon={<MessageSquarePlus {...icon} />}
          onClick={onConversation}
        >
          START CONVERSATION
        </Button>
      )}
      {mayCall("addNotifications", role) && (
        <Button capitals icon={<Bell {...icon} />} onClick={onNotify}>
          NOTIFY
        </Button>
      )}
      <Button
        capitals
        disabled={!mayRemind}
        title={mayRemind ? undefined : "Your role may not add reminders."}
        icon={<CalendarPlus {...icon} />}
        onClick={onReminder}
      >
        ADD REMINDER
      </Button>
      <Link to={routes.patientList.path} className={buttonClass({ variant: "text", capitals: true })}>
        <ArrowLeft {...icon} />
        BACK
      </Link>
    </>
  );
}

/** The frame of a patient's page: breadcrumb, name, what can be done, the side panel and the work area. */
export function PatientFrame({ patient, panel, wide, children, ...actions }: PatientFrameProps) {
  const [open, setOpen] = useState(false);
  const tablet = useTablet();
  const name = `${patient.firstname} ${patient.lastname}`;
  return (
    <>
      <nav aria-label="Breadcrumb" className={styles.crumbs}>
        <Link to={routes.patientList.path}>Patients</Link>
        <ChevronRight size={13} strokeWidth={1.75} aria-hidden />
        <span aria-current="page">{name}</span>
      </nav>
      <header className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <div className={styles.actions}>
          {(tablet || wide) && (
            <Button icon={<PanelLeft {...icon} />} onClick={() => setOpen(true)}>
              Details
            </Button>
          )}
          <ActionBar patient={patient} {...actions} />
        </div>
      </header>
      <div className={tablet || wide ? undefined : styles.columns}>
        {!tablet && !wide && panel}
        <div className={styles.work}>{children}</div>
      </div>
      {open && (
        <Drawer title="Patient" side="left" onClose={() => setOpen(false)}>
          {panel}
        </Drawer>
      )}
    </>
  );
}
