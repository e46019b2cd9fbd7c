import { useEffect, useRef, useState } from "react";
import { scheduleChanged } from "@restride/domain/notifications/notification.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Segmented } from "../../../ui/field/Segmented.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { ContentRecord } from "../use-content-editor.ts";
import styles from "./ApplyDialog.module.css";
import { type CountedProgrammes, PlanNumbers } from "./PlanNumbers.tsx";
import { PlanPatients } from "./PlanPatients.tsx";
import { useApply } from "./use-apply.ts";
import * as texts from "./apply-texts.ts";

type Apply = ReturnType<typeof useApply>;

interface OpenCountState {
  opened: CountedProgrammes | null;
  setOpened: (counted: CountedProgrammes | null) => void;
}

const choices = [
  { value: "new", text: texts.onlyNewPatients },
  { value: "all", text: texts.alsoRunning },
] as const;

/** Checkboxes that choose who is notified. */
const NotifiedPeople = ({
  notifiesPatients,
  setNotifiesPatients,
  notifiesAdmins,
  setNotifiesAdmins,
}: Apply["notifications"]) => (
  <>
    <h3>{texts.tell}</h3>
    <span className={styles.change}>
      <Checkbox checked={notifiesPatients} onChecked={setNotifiesPatients} hint={`“${scheduleChanged.header}”`}>
        {texts.patientsWhoseDaysChange}
      </Checkbox>
    </span>
    <Checkbox checked={notifiesAdmins} onChecked={setNotifiesAdmins} hint={texts.byMailNoPatientIsNamed}>
      {texts.clinicsAdmins}
    </Checkbox>
  </>
);

/** Reason why a version is not published or not applied. It scrolls into view, because a long list may be above it. */
function Refused({ sentence }: { sentence: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void words.current?.scrollIntoView({ block: "nearest" });
  }, [sentence]);
  return (
    sentence !== "" && (
      <p ref={words} className={styles.refusal} role="alert">
        {sentence}
      </p>
    )
  );
}

/** Preview of a version's effect on running programmes: as counts, or as the list of patients that a count opens. */
function Preview({ preview, opened, setOpened }: Pick<Apply, "preview"> & OpenCountState) {
  const { request, plan, planHash, older, failure, refetch } = preview;
  const numbers = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (opened !== null || opener.current === null) return;
    // A count that meanwhile became 0 is no longer a button.
    const again = opener.current.isConnected ? opener.current : numbers.current?.querySelector("button");
    opener.current = null;
    if (again instanceof HTMLElement) again.focus();
  }, [opened]);
  const open = (counted: CountedProgrammes): void => {
    opener.current = document.activeElement;
    setOpened(counted);
  };
  if (failure) return <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />;
  return (
    plan && (
      <div>
        <div ref={numbers} hidden={opened !== null}>
          <PlanNumbers plan={plan} onOpen={open} />
        </div>
        {opened && (
          <PlanPatients
            counted={opened}
            request={request}
            planHash={older ? null : planHash}
            onMoved={refetch}
            onBack={() => setOpened(null)}
          />
        )}
      </div>
    )
  );
}

/** Checkboxes of the changes to apply, and checkboxes that choose who is notified. */
const AppliedChanges = ({ all, unticked, tick, notifications }: Apply) => (
  <>
    <h3>{texts.whatGoesAlong}</h3>
    {all.map(({ _id, name, says, was }) => (
      <span key={_id} className={styles.change}>
        <Checkbox
          checked={!unticked.includes(_id)}
          onChecked={(on) => tick(_id, on)}
          hint={was ? texts.wasBefore(was) : texts.isNew}
        >
          {says ? `${name}: ${says}` : texts.takenOutText(name)}
        </Checkbox>
      </span>
    ))}
    <NotifiedPeople {...notifications} />
  </>
);

interface ApplyDialogProps {
  content: ContentRecord;
  /** Called when programmes start to follow the version, one after the other. */
  onApplied: () => void;
  onClose: () => void;
}

/** Dialog that asks whether a version is applied to running programmes, with a preview of its effect. */
export function ApplyDialog({ content: openedContent, onApplied, onClose }: ApplyDialogProps) {
  const [content] = useState(openedContent); // A draft that somebody starts meanwhile must not change the question.
  const apply = useApply(content, onApplied, onClose);
  const { isDraft, number, refused, who, setWho, preview, busy, confirm } = apply;
  const [opened, setOpened] = useState<CountedProgrammes | null>(null);
  const { plan, older } = preview;
  const choose = (value: typeof who): void => {
    setOpened(null);
    setWho(value);
  };
  const change = isDraft ? texts.publishAndChange(plan?.change) : texts.changeProgrammes(plan?.change);
  const isReady = who === "new" || (plan !== null && !older && plan.change > 0);
  return (
    <Dialog
      title={texts.applyToRunningProgrammes}
      subject={texts.versionText(content.carePlan?.name ?? "", number)}
      width="wide"
      onClose={() => (opened ? setOpened(null) : onClose())}
      options={<span className={styles.hint}>{texts.eachProgrammeCanBePut}</span>}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={busy} disabled={!isReady} onClick={() => void confirm()}>
            {who === "new" ? texts.publish : change}
          </Button>
        </>
      }
    >
      <Refused sentence={refused} />
      <div className={styles.body}>
        <div>
          {isDraft && <Segmented label={texts.forWhom} block value={who} options={choices} onValue={choose} />}
          <p className={styles.hint}>
            {who === "new" ? texts.runningProgrammesStayOnTheir : texts.fromTodayOnWhatIsPast}
          </p>
          {who === "all" && <AppliedChanges {...apply} />}
        </div>
        {who === "all" && <Preview preview={preview} opened={opened} setOpened={setOpened} />}
      </div>
    </Dialog>
  );
}
