import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useConnection } from "../../../platform/stores.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { NoConnection } from "../NoConnection.tsx";
import { scheduleTitle } from "../schedule-title.ts";
import { changesOf } from "./change-texts.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { Notices } from "./Notices.tsx";
import { SaveDialog } from "./SaveDialog.tsx";
import styles from "./Running.module.css";
import type { RunningPatient } from "./use-running.ts";
import type { RunningArea } from "./use-running-area.ts";
import { useSaving } from "./use-saving.ts";
import * as texts from "./running-texts.ts";

interface RunningFrameProps {
  running: RunningArea;
  /** Title in capitals, and the last part of the breadcrumb. */
  title: string;
  crumb: string;
  /** Whether the breadcrumb contains the patient too. */
  isNamed?: boolean;
  /** Whether a row or card is open: SAVE is then disabled, and leaving asks a question. */
  isOpen: boolean;
  tools: ReactNode;
  /** Content before SAVE in the footer on a phone. */
  footerContent?: ReactNode;
  children: ReactNode;
}

/** Text about unsaved changes, in the footer. */
function Unsaved({ count, isOpen }: { count: number; isOpen: boolean }) {
  if (isOpen) return <span>{texts.aRowIsBeingEdited}</span>;
  if (count === 0) return <span>{texts.nothingIsChanged}</span>;
  return <span>{texts.notSavedWhatWasDue(count)}</span>;
}

/** Breadcrumb to the list, and to the patient where the page names the patient. */
const Crumbs = ({ patient, crumb }: { patient: RunningPatient | null; crumb: string }) => (
  <nav aria-label={texts.breadcrumb} className={styles.crumbs}>
    <Link to={routes.patientList.path}>{texts.patients}</Link>
    <ChevronRight size={13} />
    {patient && (
      <>
        <Link to={pathOf("patientDetail", { id: patient._id })}>
          {patient.firstname} {patient.lastname}
        </Link>
        <ChevronRight size={13} />
      </>
    )}
    <span aria-current="page">{crumb}</span>
  </nav>
);

/** Page frame of one area of a running programme; changes are previewed before they are saved. */
export function RunningFrame(props: RunningFrameProps) {
  const { running, title, crumb, isNamed = true, isOpen, tools, footerContent, children } = props;
  const navigate = useNavigate();
  const { area, patient, planContext } = running;
  const page = pathOf("patientDetail", { id: patient._id });
  const saving = useSaving(running, () => void navigate(page));
  const count = area.touched.length;
  const isLost = useConnection().kind === "lost";
  return (
    <div className={styles.frame}>
      <div className={styles.content}>
        <Crumbs patient={isNamed ? patient : null} crumb={crumb} />
        <PageHead title={scheduleTitle(title, planContext.patient)} counts={<span>{patient.careplan}</span>}>
          {tools}
        </PageHead>
        <Notices area={area} />
        <NoConnection text={texts.youCanGoOnSave(count)} />
        {children}
      </div>
      <footer className={styles.foot} data-foot>
        <Unsaved count={count} isOpen={isOpen} />
        {footerContent}
        <Button onClick={() => void navigate(page)}>{texts.cancel}</Button>
        <Button
          variant="primary"
          capitals
          busy={saving.busy}
          disabled={isOpen || count === 0 || isLost}
          onClick={() => void saving.preview()}
        >
          {texts.save}
        </Button>
      </footer>
      {saving.plan && (
        <SaveDialog running={running} changes={changesOf(area, planContext.day)} plan={saving.plan} saving={saving} />
      )}
      <LeaveQuestion when={() => !saving.isSaved() && (count > 0 || isOpen)} />
    </div>
  );
}
