import { scheduleChanged } from "@restride/domain/notifications/notification.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Segmented } from "../../../ui/field/Segmented.tsx";
import { TableHead } from "../../../ui/list/TableHead.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { PreviewPublishQuery } from "../content-pages.graphql.ts";
import type { ContentRecord } from "../use-content-editor.ts";
import styles from "./ApplyDialog.module.css";
import { useApply } from "./use-apply.ts";

type Plan = NonNullable<PreviewPublishQuery["previewPublish"]["plan"]>;

const choices = [
  { value: "new", text: "Only new patients" },
  { value: "all", text: "Also running" },
] as const;

const heads = ["Clinic", "Running", "Change", "Stay", "Passed"];

const Sum = ({ count, what, why }: { count: number; what: string; why: string }) => (
  <div>
    <dt>
      <strong>{count}</strong> {what}
    </dt>
    <dd>{why}</dd>
  </div>
);

/** How many programmes change, stay and have passed. */
const Sums = ({ plan: { change, stay, passed } }: { plan: Plan }) => (
  <dl className={styles.sums}>
    <Sum count={change} what="change" why="from today on" />
    <Sum count={stay} what="stay" why="changed by hand" />
    <Sum count={passed} what="passed" why="nothing left to change" />
  </dl>
);

/** The same for each clinic, and who stays with what. */
const Where = ({ plan: { clinics, patients } }: { plan: Plan }) => (
  <div className={styles.tables}>
    <table className={styles.table}>
      <TableHead heads={heads} />
      <tbody>
        {clinics.map(({ _id, name, running, change, stay, passed }) => (
          <tr key={_id}>
            <th scope="row">{name}</th>
            <td>{running}</td>
            <td>{change}</td>
            <td>{stay}</td>
            <td>{passed}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {patients
      .filter(({ stays }) => stays.length > 0)
      .map(({ _id, name, stays }) => (
        <p key={_id} className={styles.hint}>{`${name}: ${stays.join(", ")} stays as it was changed there.`}</p>
      ))}
  </div>
);

/** Who is told of it. */
const Told = ({ tells, setTells, tellsAdmins, setTellsAdmins }: ReturnType<typeof useApply>["told"]) => (
  <>
    <h3>Tell</h3>
    <span className={styles.change}>
      <Checkbox checked={tells} onChecked={setTells} hint={`“${scheduleChanged.header}”`}>
        Patients whose days change
      </Checkbox>
    </span>
    <Checkbox checked={tellsAdmins} onChecked={setTellsAdmins} hint="by mail, no patient is named">
      Clinics’ admins
    </Checkbox>
  </>
);

/** Why a version is not published, or does not go into running programmes. */
const Refused = ({ sentence }: { sentence: string }) =>
  sentence !== "" && (
    <p className={styles.refusal} role="alert">
      {sentence}
    </p>
  );

interface ApplyDialogProps {
  content: ContentRecord;
  /** Programmes begin to follow, one after the other. */
  onApplied: () => void;
  onClose: () => void;
}

/** Asks whether a version goes into running programmes, with what it would do there. */
export function ApplyDialog({ content, onApplied, onClose }: ApplyDialogProps) {
  const apply = useApply(content, onApplied, onClose);
  const { isDraft, number, refused, who, setWho, all, unticked, tick, told, plan, busy, confirm, failure, askAgain } =
    apply;
  const change = `${isDraft ? "Publish and change" : "Change"} ${plan?.change ?? ""}`.trim();
  const isReady = who === "new" || (plan !== null && plan.change > 0);
  return (
    <Dialog
      title="Apply to running programmes?"
      subject={`${content.carePlan?.name ?? ""}, version ${number}`}
      width="wide"
      onClose={onClose}
      options={<span className={styles.hint}>Each programme can be put back for 30 days.</span>}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={!isReady} onClick={() => void confirm()}>
            {who === "new" ? "Publish" : change}
          </Button>
        </>
      }
    >
      <Refused sentence={refused} />
      <div className={styles.body}>
        <div>
          {isDraft && <Segmented label="For whom" block value={who} options={choices} onValue={setWho} />}
          <p className={styles.hint}>
            {who === "new" ? "Running programmes stay on their version." : "From today on. What is past stays."}
          </p>
          {who === "all" && (
            <>
              <h3>What goes along</h3>
              {all.map(({ _id, name, says, was }) => (
                <span key={_id} className={styles.change}>
                  <Checkbox
                    checked={!unticked.includes(_id)}
                    onChecked={(on) => tick(_id, on)}
                    hint={was ? `was ${was}` : "is new"}
                  >
                    {says ? `${name}: ${says}` : `${name} is taken out`}
                  </Checkbox>
                </span>
              ))}
              <Told {...told} />
            </>
          )}
        </div>
        {failure && <ErrorState message={failure} safe="Nothing was changed." onRetry={askAgain} />}
        {who === "all" && plan && (
          <div>
            <Sums plan={plan} />
            <Where plan={plan} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
