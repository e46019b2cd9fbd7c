import { listOfCases } from "@restride/domain/case-work/case-view.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { deletionType } from "@restride/domain/cases/case-values.ts";
import { ArrowLeft, Info } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { useWayBack, wayBack } from "../../platform/storage/list-places.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import { useTablet } from "../../ui/look/use-width.ts";
import { Drawer } from "../../ui/overlay/Drawer.tsx";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { CaseActions } from "./CaseActions.tsx";
import { CaseHandling } from "./CaseHandling.tsx";
import { CasePatientPanel } from "./CasePatientPanel.tsx";
import { DeletionCard } from "./DeletionCard.tsx";
import { CaseSubject } from "./CaseSubject.tsx";
import { Thread } from "./thread/Thread.tsx";
import { type OpenCase, useCase } from "./use-case.ts";
import styles from "./CasePage.module.css";
import * as texts from "./case-detail-texts.ts";

/** Column beside the conversation: the handling of the case, and the patient. */
const Side = ({ supportCase, handled }: OpenCase) => (
  <aside className={styles.side} aria-label={texts.aboutTheCase}>
    {handled && <CaseHandling supportCase={handled} />}
    {handled && supportCase.title === deletionType && <DeletionCard caseId={supportCase._id} />}
    {supportCase.patientData && <CasePatientPanel supportCase={supportCase} />}
  </aside>
);

function OpenedCase({ open }: { open: OpenCase }) {
  const { supportCase, handled } = open;
  const [isDrawn, draw] = useState(false);
  const isTablet = useTablet();
  const list = routes[listOfCases(roleOf(useSignedIn()))];
  const back = useWayBack(list.path);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Breadcrumb {...wayBack(list.path)} list={list.title} page={supportCase.caseNumber} />
        <CaseActions supportCase={supportCase} onLeave={back} />
        {isTablet && <IconButton label={texts.aboutTheCase} icon={<Info />} onClick={() => draw(true)} />}
        <Button variant="text" icon={<ArrowLeft />} onClick={back}>
          {texts.back}
        </Button>
      </div>
      <div className={styles.columns}>
        <article className={styles.card}>
          <CaseSubject supportCase={supportCase} handled={handled} />
          <Thread key={supportCase._id} open={open} />
        </article>
        {!isTablet && <Side {...open} />}
      </div>
      {isTablet && isDrawn && (
        <Drawer title={supportCase.caseNumber} onClose={() => draw(false)}>
          <Side {...open} />
        </Drawer>
      )}
    </div>
  );
}

/** Page of a case: subject, messages, work log, handling, and patient. */
export function CasePage() {
  const { caseid = "" } = useParams();
  const { open, failure, refetch } = useCase(caseid, roleOf(useSignedIn()));
  if (failure) return <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />;
  return open && <OpenedCase open={open} />;
}
