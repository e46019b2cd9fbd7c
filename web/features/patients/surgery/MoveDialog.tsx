import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { Package, Undo2 } from "lucide-react";
import { useState } from "react";
import { mutate } from "../../../platform/calls/calls.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { PartFailed } from "../../../ui/look/States.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { MoveChoices } from "./MoveChoices.tsx";
import { MoveDrawing } from "./MoveDrawing.tsx";
import { MovedItems } from "./MovedItems.tsx";
import styles from "./MoveDialog.module.css";
import { itemsOfListing, type Listing, MoveNumbers } from "./MoveNumbers.tsx";
import { TellOfMoveDocument } from "./surgery.graphql.ts";
import { type SeenMove, type ShownPlan, useTriedMove } from "./use-tried-move.ts";
import * as texts from "./surgery-texts.ts";

interface MoveDialogProps {
  patientId: string;
  /** Name of the patient. */
  subject: string;
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
  /** Saves the move as previewed; resolves to whether it was saved. */
  onMove: (seen: SeenMove) => Promise<boolean>;
  onClose: () => void;
}

/** Text about the date by which unsent devices must arrive. */
function DeviceDeadline({ plan: { items } }: { plan: ShownPlan }) {
  const waiting = items.filter(({ status }) => status === "Pending");
  const [before] = waiting.map((item) => item.before.from).toSorted();
  const [after] = waiting.flatMap((item) => item.after?.from ?? []).toSorted();
  if (!before) return null;
  return (
    <p className={styles.deviceDeadline}>
      <Package size={15} />
      <strong>{texts.devicesMustBeWithThePatient}</strong>
      {after !== before && <s>{formatUs(before)}</s>}
      <span>{after ? formatUs(after) : texts.notAnyMore}</span>
      <small>{texts.orderPending}</small>
    </p>
  );
}

function Outcome({ plan }: { plan: ShownPlan }) {
  const [listing, setListing] = useState<Listing | null>(null);
  return (
    <div className={styles.outcome} data-to={plan.to}>
      <MoveNumbers plan={plan} onList={(next) => setListing(next === listing ? null : next)} />
      {listing === null ? <MoveDrawing plan={plan} /> : <MovedItems items={itemsOfListing(plan, listing)} />}
      <DeviceDeadline plan={plan} />
      <Button variant="text" onClick={() => setListing(listing === null ? "all" : null)}>
        {listing === null ? texts.showAllItems(plan.items.length) : texts.showTheDrawing}
      </Button>
    </div>
  );
}

/** Dialog that changes the surgery date: the decisions at the left, their preview at the right, before anything is saved. */
export function MoveDialog({ patientId, subject, from, to, today, onMove, onClose }: MoveDialogProps) {
  const role = roleOf(useSignedIn());
  const [mayMove, mayTell] = [mayCall("moveSurgery", role), mayCall("addNotifications", role)];
  const tried = useTriedMove({ patientId, from, to });
  const [tells, setTells] = useState(true);
  const [busy, setBusy] = useState(false);
  const { plan, seen, preview } = tried;
  const move = async (): Promise<void> => {
    if (!seen || busy) return;
    setBusy(true);
    const isMade = await onMove(seen);
    setBusy(false);
    if (!isMade || !mayTell || !tells) return;
    const outcome = await mutate(
      TellOfMoveDocument,
      { patientids: [patientId], ...texts.notices },
      { invalidates: ["notifications"] },
    );
    if (outcome.kind === "fail") toasts.error(texts.surgeryIsMovedButThePatient(outcome.message));
  };
  return (
    <Dialog
      title={texts.changeSurgeryDate}
      subject={subject}
      width="wide"
      onClose={onClose}
      onSubmit={() => void move()}
      options={
        <span className={styles.undo}>
          <Undo2 /> {tried.to && tried.to < today ? texts.aDateThatHasPassed : texts.canBeUndoneFor30}
        </span>
      }
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {mayMove && (
            <Button type="submit" variant="primary" busy={busy} disabled={!seen}>
              {tried.to ? texts.moveSurgeryTo(formatUs(tried.to)) : texts.moveSurgery}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <MoveChoices
          from={from}
          today={today}
          tried={tried}
          notifiesPatient={mayTell ? tells : undefined}
          onTells={setTells}
        />
        {preview.failure && (
          <PartFailed message={preview.failure} effect={texts.whatMovesCouldNotBe} onRetry={preview.refetch} />
        )}
        {plan && !preview.failure && <Outcome plan={plan} />}
      </div>
    </Dialog>
  );
}
