import { correctionReason, noteLimits } from "@restride/domain/fulfilment/shipment.ts";
import { z } from "zod";
import { useSending } from "../../platform/page/use-sending.ts";
import { TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { changeOrderAndTell } from "./change-order.ts";
import { CorrectCustodyDocument, type CustodyLineFragment, type OrderFragment } from "./fulfilment.graphql.ts";
import * as texts from "./fulfilment-texts.ts";

interface CorrectDialogProps {
  order: Pick<OrderFragment, "_id">;
  line: CustodyLineFragment;
  title: string;
  confirm: string;
  onClose: () => void;
}

const form = z.object({ reason: correctionReason });

/** Dialog that takes a custody line back with a reason. The line stays visible, and another line says that it was wrong. */
export function CorrectDialog({ order, line, title, confirm, onClose }: CorrectDialogProps) {
  const use = useForm(form, { reason: "" });
  const { busy, trackSending } = useSending();
  const correct = async (reason: string): Promise<void> => {
    const sent = { _id: order._id, lineid: line._id, reason };
    const { kind } = await changeOrderAndTell(CorrectCustodyDocument, sent);
    if (kind !== "fail") onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      formRef={use.form}
      onSubmit={() => use.submit(({ reason }) => void trackSending(() => correct(reason)))}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{texts.staysToBeReadAndCounts(line.text)}</p>
      <TextField {...use.field("reason")} label={texts.reason} required maxLength={noteLimits.device} />
    </Dialog>
  );
}
