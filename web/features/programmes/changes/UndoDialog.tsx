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
import * as texts from "./changes-texts.ts";

interface UndoDialogProps {
  patientId: string;
  changeId: string;
  title: string;
  onClose: () => void;
}

const list = new Intl.ListFormat("en-US");
const changes = ["schedules", "patients", "progress", "reminders"] as const;

type Plan = NonNullable<PreviewUndoQuery["previewUndo"]["plan"]>;

/** Preview of the items that an undo restores, and of those that stay. */
const Outcome = ({ plan: { back, stays, surgery, orders } }: { plan: Plan }) => (
  <>
    <p>{surgery ? texts.surgeryGoesBack(formatUs(surgery), back) : texts.itemsGoBack(back)}</p>
    {orders > 0 && <p>{texts.oneDeviceIsDevicesAreOrdered(orders)}</p>}
    {stays.length > 0 && (
      <p className={styles.unchangedNotice}>
        <Info />
        <span>{texts.changedAgainSince(stays.length, list.format(stays))}</span>
      </p>
    )}
  </>
);

/** Dialog that previews the undo of a change, then performs exactly that. */
export function UndoDialog({ patientId, changeId, title, onClose }: UndoDialogProps) {
  const variables = useMemo(() => ({ patientid: patientId, changeid: changeId }), [patientId, changeId]);
  const { data, failure } = useGraphqlQuery(PreviewUndoDocument, variables, { tags: ["schedules", "patients"] });
  const { busy, trackSending } = useSending();
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
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!plan || failure !== null}
            onClick={() => void trackSending(undo)}
          >
            {plan && plan.stays.length > 0 ? texts.undoTheRest : texts.undo}
          </Button>
        </>
      }
    >
      {failure && <p role="alert">{failure}</p>}
      {plan && !failure && <Outcome plan={plan} />}
    </Dialog>
  );
}
