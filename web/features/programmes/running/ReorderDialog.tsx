import { reorderReasons } from "@restride/domain/fulfilment/reorder.ts";
import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { useState } from "react";
import { notifyOutcome } from "../../../platform/calls/calls.ts";
import { useSending } from "../../../platform/page/use-sending.ts";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import styles from "./Devices.module.css";
import { orderText } from "./running-texts.ts";
import type { RunningDeviceFragment } from "./running.graphql.ts";
import type { RunningArea } from "./use-running-area.ts";
import { reorderDevice } from "./use-save.ts";
import { deviceTexts } from "@restride/domain/fulfilment/fulfilment-texts.ts";
import * as texts from "./running-texts.ts";
import { deviceStateLabel } from "@restride/domain/fulfilment/device-texts.ts";

interface ReorderDialogProps {
  running: RunningArea;
  device: RunningDeviceFragment;
  onClose: () => void;
}

const options = reorderReasons.map((reason) => ({ value: reason, label: texts.reorderReasons[reason] }));

/** Dialog that asks why a device is ordered again, and orders it. */
export function ReorderDialog({ running: { area, patient }, device, onClose }: ReorderDialogProps) {
  const [reason, setReason] = useState<string>(reorderReasons[0]);
  const { busy, trackSending } = useSending();
  const { addressline1, addressline2, city, state, zip } = patient.shipaddress ?? {};
  const where = [addressline1, addressline2, city, `${state ?? ""} ${zip ?? ""}`.trim()].filter(Boolean).join(", ");
  const reorder = async (): Promise<void> => {
    const saving = { patientId: patient._id, surgery: patient.surgery.date, version: area.version, planHash: null };
    notifyOutcome(await reorderDevice(area.edited.saved, saving, device._id, reason));
    onClose();
  };
  return (
    <Dialog
      title={deviceTexts.reorder}
      onClose={onClose}
      onSubmit={() => void trackSending(reorder)}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.reorder}
          </Button>
        </>
      }
    >
      <p className={styles.device}>
        <ItemPicture image={device.media.image.url ?? ""} kind="device" />
        <span className={styles.twoLines}>
          <strong>{device.display_name}</strong>
          <small>
            {deviceStateLabel(device.status)} {orderText(device)}
          </small>
        </span>
      </p>
      <SelectField
        name="reason"
        label={texts.whyLabel}
        required
        value={reason}
        error={undefined}
        options={options}
        onValue={setReason}
        onBlur={() => {}}
      />
      <dl className={styles.facts}>
        <dt>{texts.toLabel}</dt>
        <dd>{where || "—"}</dd>
        <dt>{texts.schedule}</dt>
        <dd>{texts.goesOn(windowLabel(device))}</dd>
        <dt>{texts.oldDevice}</dt>
        <dd>{texts.keepsItsReadingsIsBack(device.status)}</dd>
      </dl>
    </Dialog>
  );
}
