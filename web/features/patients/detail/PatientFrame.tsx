import { routes } from "@restride/domain/access/routes.ts";
import { patientIdentity } from "@restride/domain/patients/patient-identity.ts";
import { ChevronRight, PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link } from "react-router";
import { usePersonOnPaper } from "../../../platform/page/person-on-paper.ts";
import { wayBack } from "../../../platform/storage/list-places.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import { useNarrow, useTablet } from "../../../ui/look/use-width.ts";
import { type PagePart, PartTabs, useNamedPart } from "./PartTabs.tsx";
import { ActionBar, ActionMenu, Conversation, type PatientActions } from "./PatientActions.tsx";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import type { PanelPart } from "./PatientPanel.tsx";
import styles from "./PatientFrame.module.css";
import * as texts from "./detail-texts.ts";

interface PatientFrameProps extends PatientActions {
  patient: PatientFactsFragment;
  /** Links to the patient's schedules. */
  schedules: ReactNode;
  /** Renders the side panel, or a part of it; `closePanel` closes the drawer that may contain it. */
  panel: (closePanel: () => void, onlyPart?: PanelPart) => ReactNode;
  /** Links to the previous and the next patient. */
  neighbours: ReactNode;
  /** Hides the panel beside the work area. */
  wide: boolean;
  notes: ReactNode;
  recovery: ReactNode;
  calendar: ReactNode;
  /** Charts over the full width, below panel and work area. */
  charts: ReactNode;
}

const Crumbs = ({ name, neighbours }: { name: string; neighbours: ReactNode }) => (
  <nav aria-label={texts.breadcrumb} className={styles.crumbs}>
    <Link {...wayBack(routes.patientList.path)}>{texts.patients}</Link>
    <ChevronRight size={13} />
    <span aria-current="page">{name}</span>
    <span className={styles.neighbours}>{neighbours}</span>
  </nav>
);

/** Name of the patient; on paper with birth date and number. */
function Title({ patient, name }: Pick<PatientFrameProps, "patient"> & { name: string }) {
  usePersonOnPaper(patientIdentity(patient._id, patient.dob));
  return (
    <h1 className={styles.title} title={name}>
      {name}
    </h1>
  );
}

/** Actions: side by side, or on a phone the first one and a menu. */
function Actions(props: PatientActions & Pick<PatientFrameProps, "patient" | "schedules">) {
  if (!useNarrow()) return <ActionBar {...props} />;
  return (
    <>
      <Conversation {...props} />
      <ActionMenu {...props} />
    </>
  );
}

/** Frame of a patient's page: breadcrumb, name, actions, side panel, and work area. */
export function PatientFrame(props: PatientFrameProps) {
  const { patient, schedules, panel, neighbours, wide, notes, recovery, calendar, charts, ...actions } = props;
  const [open, setOpen] = useState(false);
  const [tablet, narrow] = [useTablet(), useNarrow()];
  const close = (): void => setOpen(false);
  const name = `${patient.firstname} ${patient.lastname}`;
  const isPanelBeside = !tablet && !wide;
  const named = useNamedPart();
  // A hidden part stays mounted, so that turning a phone does not discard typed text.
  const part = (which: PagePart, content: ReactNode) => (
    <div className={styles.tabPanel} hidden={narrow && which !== named}>
      {content}
    </div>
  );
  return (
    <>
      <Crumbs name={name} neighbours={neighbours} />
      <header className={styles.head}>
        <Title patient={patient} name={name} />
        <div className={styles.actions}>
          {!isPanelBeside && !narrow && (
            <Button icon={<PanelLeft />} onClick={() => setOpen(true)}>
              {texts.details}
            </Button>
          )}
          <Actions patient={patient} schedules={schedules} {...actions} />
        </div>
      </header>
      <div className={isPanelBeside ? styles.columns : undefined}>
        {isPanelBeside && panel(close)}
        <div className={styles.work}>
          {narrow && panel(close, "facts")}
          {narrow && <PartTabs openPart={named} />}
          {part("notes", notes)}
          {part("charts", recovery)}
          {part("calendar", calendar)}
        </div>
      </div>
      {part("charts", charts)}
      {narrow && named === "more" && (
        <div>
          <div className={styles.schedules}>{schedules}</div>
          {panel(close, "parts")}
        </div>
      )}
      {open && (
        <Drawer title={texts.patient} side="left" onClose={close}>
          {panel(close)}
        </Drawer>
      )}
    </>
  );
}
