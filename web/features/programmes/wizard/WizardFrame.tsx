import { stepAfter, stepBefore, stepName, type WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { pathOf } from "@restride/domain/access/routes.ts";
import { useConnection } from "../../../platform/stores.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { StepRow } from "../../../ui/look/StepRow.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { NoConnection } from "../NoConnection.tsx";
import { LostDraft } from "./LostDraft.tsx";
import { ResumedNotice } from "./ResumedNotice.tsx";
import { SavedLine } from "./SavedLine.tsx";
import { useNextStep } from "./use-next-step.ts";
import { stepPath, useSteps, useWizardState } from "./use-wizard.ts";
import { waitingChanges } from "./waiting-changes.ts";
import { wizard } from "./wizard-store.ts";
import styles from "./WizardFrame.module.css";
import * as texts from "./wizard-texts.ts";

interface WizardFrameProps {
  step: WizardStep;
  /** Title of the step; without it the content has its own header. */
  title?: string;
  /** Actions for the whole step, beside its title. */
  tools?: ReactNode;
  /** Text beside Back and Next, in place of the next step's name. */
  summary?: string;
  /** Whether a row or card is open: Next is then disabled, and leaving asks a question. */
  isOpen?: boolean;
  busy?: boolean;
  /** Called by Next; by default Next leads to the next step. */
  onNext?: () => void;
  /** Content between Back and Next in the footer on a phone. */
  middle?: ReactNode;
  children: ReactNode;
}

/** Milliseconds between the window's messages to the server that it is still editing the draft. */
const keepAliveInterval = 30_000;

function useGoingOn(step: WizardStep): void {
  useEffect(() => {
    wizard.setStep(step);
    const timer = setInterval(() => void wizard.keepAlive(), keepAliveInterval);
    return () => clearInterval(timer);
  }, [step]);
}

/** Focuses the title when the user comes from another step, because the button that had the focus is gone. */
function useFreshStep(step: WizardStep) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const title = frame.current?.querySelector("h1");
    if (wizard.current().step === step || document.activeElement !== document.body || !title) return;
    title.tabIndex = -1;
    title.focus();
  }, [step]);
  return frame;
}

/** Notice about the changes that wait while the connection is lost. */
function Waiting() {
  const { draft, waitForSave, content } = useWizardState();
  const count = draft === null ? 0 : waitingChanges(waitForSave, content);
  return <NoConnection text={texts.youCanGoOnInThis(count)} />;
}

type FootProps = Omit<WizardFrameProps, "title" | "tools" | "children">;

/** Footer with Cancel, Back, and Next. Next is disabled while a row is open, another window edits the draft, or the connection is lost. */
function Foot({ step, summary, isOpen = false, busy = false, onNext, middle }: FootProps) {
  const navigate = useNavigate();
  const { draft, lost, content } = useWizardState();
  const id = draft?._id ?? null;
  const [before, after] = [stepBefore(step, content.carePlan), stepAfter(step, content.carePlan)];
  const { waits, openStep } = useNextStep();
  const isBusy = busy || waits;
  // A call that was started before continues once the connection is back.
  const isLost = useConnection().kind === "lost" && !isBusy;
  return (
    <footer className={styles.foot} data-foot>
      <Button variant="text" className={styles.cancel} onClick={() => void navigate(pathOf("patientList"))}>
        {texts.cancel}
      </Button>
      <span className={styles.summary}>{summary ?? (after ? texts.nextStepName(stepName(after)) : "")}</span>
      {before && (
        <Button icon={<ChevronLeft />} onClick={() => void navigate(stepPath(before, id))}>
          {texts.back}
        </Button>
      )}
      {middle}
      <Button
        variant="primary"
        busy={isBusy}
        disabled={isOpen || lost !== null || isLost}
        onClick={() => (onNext ? onNext() : after && void openStep(after))}
      >
        {after ? texts.next : texts.createPatient}
        {after && <ChevronRight />}
      </Button>
    </footer>
  );
}

/** Frame of a wizard step: the steps above, the content, and the footer. */
export function WizardFrame({ title, tools, children, ...foot }: WizardFrameProps) {
  const { step, isOpen = false } = foot;
  const steps = useSteps();
  const { draft, lost } = useWizardState();
  const frame = useFreshStep(step);
  useGoingOn(step);
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.steps}>
        <StepRow
          steps={steps.map(stepName)}
          current={steps.indexOf(step)}
          linkTo={(at) => stepPath(steps[at] ?? "info", draft?._id ?? null)}
        />
        <SavedLine />
      </div>
      <div className={styles.content}>
        {title !== undefined && (
          <fieldset disabled={lost !== null}>
            <PageHead title={title}>{tools}</PageHead>
          </fieldset>
        )}
        {lost === null ? <ResumedNotice /> : <LostDraft reason={lost} />}
        <Waiting />
        <fieldset disabled={lost !== null}>{children}</fieldset>
      </div>
      <Foot {...foot} />
      <LeaveQuestion isOpen={isOpen} />
    </div>
  );
}
