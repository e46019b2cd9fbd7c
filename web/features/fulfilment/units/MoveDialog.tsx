import { deviceNote, gatewayField, noteLimits } from "@restride/domain/fulfilment/shipment.ts";
import { type HandWord } from "@restride/domain/fulfilment/units/unit-move.ts";
import { useState } from "react";
import { z } from "zod";
import { TextField } from "../../../ui/field/TextField.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { notifyOutcome } from "../../../platform/calls/calls.ts";
import { useSending } from "../../../platform/page/use-sending.ts";
import { changeOrder } from "../change-order.ts";
import styles from "./Unit.module.css";
import { MoveUnitDocument, type OrderedDeviceFragment, ReplaceUnitDocument } from "../fulfilment.graphql.ts";
import { moveTexts } from "@restride/domain/fulfilment/units/unit-move-texts.ts";
import * as texts from "./units-texts.ts";

interface MoveDialogProps {
  word: HandWord;
  orderId: string;
  device: OrderedDeviceFragment;
  /** Id of the newest custody line that the user has seen. */
  newest: string | null;
  /** Reason why the event can no longer be recorded, after somebody else was first; null while it can. */
  obstacle: string | null;
  onClose: () => void;
}

/** Returns the schema of the typed values; only a replacement has a hardware. */
const formOf = (word: HandWord) =>
  z.object({ note: deviceNote, hardware: word === "replaced" ? gatewayField : z.string() });

/**
 * Dialog that records what happened to a unit, with an optional note; a replacement also asks for the new hardware. When somebody else was first, it
 * shows who, and the typed values stay: a second send then follows the current state.
 */
export function MoveDialog({ word, orderId, device, newest, obstacle, onClose }: MoveDialogProps) {
  const isReplacement = word === "replaced";
  const use = useForm(formOf(word), { note: "", hardware: "" });
  const { busy, trackSending } = useSending();
  const [refusal, setRefusal] = useState("");
  const save = async ({ note, hardware }: z.output<ReturnType<typeof formOf>>): Promise<void> => {
    const sent = { _id: orderId, deviceid: device.deviceid, note, seen: newest };
    const outcome = isReplacement
      ? await changeOrder(ReplaceUnitDocument, { ...sent, hardwareid: hardware })
      : await changeOrder(MoveUnitDocument, { ...sent, word });
    if (outcome.kind === "fail") return setRefusal(outcome.message);
    notifyOutcome(outcome);
    onClose();
  };
  return (
    <Dialog
      title={texts.moveOfDevice(moveTexts[word], device.device.name)}
      onClose={onClose}
      formRef={use.form}
      onSubmit={() => use.submit((read) => void trackSending(() => save(read)))}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={obstacle !== null}>
            {moveTexts[word]}
          </Button>
        </>
      }
    >
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal} {obstacle && texts.itObstacle(obstacle)}
        </p>
      )}
      <p>{texts.aLineIsAddedToWhere}</p>
      {isReplacement && <TextField {...use.field("hardware")} label={texts.newHardwareId} required maxLength={60} />}
      <TextField {...use.field("note")} label={texts.note} maxLength={noteLimits.device} />
    </Dialog>
  );
}
