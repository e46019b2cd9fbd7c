import { countText } from "@restride/domain/texts/count-text.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Info } from "lucide-react";
import { useMemo } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { useSending } from "../../../platform/page/use-sending.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { PreviewUndoDocument, type PreviewUndoQuery, UndoChangeDocument } from "./changes.graphql.ts";
import styles from "./Changes.module.css";

interface UndoDialogProps {
  patientId: string;
  changeId: string;
  title: string;
  onClose: () => void;
}

const list = new Intl.ListFormat("en-US");
const changes = ["schedules", "patients", "progress", "reminders"] as const;
const items = (count: number): string => countText(count, "item");

type Plan = NonNullable<PreviewUndoQuery["previewUndo"]["plan"]>;

/** Preview of the items that an undo restores, and of those that stay. */
const Outcome = ({ plan: { back, stays, surgery, orders } }: { plan: Plan }) => (
  <>
    <p>
      {surgery ? (
        <>
          Surgery goes back to <strong>{formatUs(surgery)}</strong>, and <strong>{items(back)}</strong> to where they
          were.
        </>
      ) : (
        <>
          <strong>{items(back)}</strong> {back === 1 ? "goes" : "go"} back to what was asked before, from today on.
        </>
      )}
    </p>
    {orders > 0 && <p>{orders === 1 ? "One device is" : `${orders} devices are`} ordered anew, status Pending.</p>}
    {stays.length > 0 && (
      <p className={styles.stays}>
        <Info />
        <span>
          <strong>
            {items(stays.length)} {stays.length === 1 ? "stays as it is" : "stay as they are"} now
          </strong>
          , changed again since: {list.format(stays)}. What the patient did since then is kept.
        </span>
      </p>
    )}
  </>
);

/** Dialog that previews the undo of a change, then performs exactly that. */
export function UndoDialog({ patientId, changeId, title, onClose }: UndoDialogProps) {
  const variables = useMemo(() => ({ patientid: patientId, changeid: changeId }), [patientId, changeId]);
  const { data, failure } = useGraphqlQuery(PreviewUndoDocument, variables, { tags: ["schedules", "patients"] });
  const { busy, sends } = useSending();
  const plan = data?.previewUndo.plan;
  const undo = async (): Promise<void> => {
    await mutateAndNotify(
      UndoChangeDocument,
      { ...variables, planHash: data?.previewUndo.planHash ?? null },
      { invalidates: changes },
    );
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-first-focus>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} disabled={!plan || failure !== null} onClick={() => void sends(undo)}>
            {plan && plan.stays.length > 0 ? "Undo the rest" : "Undo"}
          </Button>
        </>
      }
    >
      {failure && <p role="alert">{failure}</p>}
      {plan && !failure && <Outcome plan={plan} />}
    </Dialog>
  );
}
