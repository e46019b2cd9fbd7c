import { refuseReorder } from "@restride/domain/fulfilment/reorder.ts";
import { deviceStates } from "@restride/domain/fulfilment/device-state.ts";
import type { ProgrammeDevice } from "@restride/domain/programmes/programme.ts";
import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { intervalLabel } from "@restride/domain/schedules/interval.ts";
import { Pencil, Trash2, Undo2 } from "lucide-react";
import { Button } from "../../../ui/look/Button.tsx";
import { stayInRow } from "../../../ui/list/leave-row.ts";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { Tip } from "../../../ui/look/Tip.tsx";
import { otherIsOpen } from "../devices/DeviceCard.tsx";
import type { EditedProgramme } from "../edited-programme.ts";
import { ItemPicture } from "../ItemPicture.tsx";
import { ChangedText } from "../ChangedText.tsx";
import { endWord } from "../end-word.ts";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import styles from "./Devices.module.css";
import { orderStep, orderText } from "./running-texts.ts";
import type { RunningDeviceFragment } from "./running.graphql.ts";
import * as texts from "./running-texts.ts";
import { deviceStateLabel } from "@restride/domain/fulfilment/device-texts.ts";

interface DeviceRowProps {
  row: ProgrammeDevice;
  edited: EditedProgramme;
  /** Today, counted from surgery. */
  day: number;
  /** Order of the device; null for an added one. */
  order: RunningDeviceFragment | null;
  /** Whether another row is open. */
  isOff: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onReorder: () => void;
}

const frequencyText = ({ interval, time }: ProgrammeDevice): string => texts.aDay(intervalLabel(interval), time);

function Order({ order }: Pick<DeviceRowProps, "order">) {
  if (!order)
    return (
      <span className={styles.twoLines}>
        <strong>{texts.newLabel}</strong>
        <small>{texts.orderedWhenYouSave}</small>
      </span>
    );
  const done = orderStep(order.status);
  return (
    <span className={styles.twoLines} data-failed={order.status === "fail"}>
      <strong>
        {deviceStateLabel(order.status)}
        <span className={styles.steps} aria-hidden>
          {[1, 2, 3, 4].map((step) => (
            <i key={step} data-done={step <= done} />
          ))}
        </span>
      </strong>
      <small>{orderText(order)}</small>
    </span>
  );
}

/** Button that orders a device again; disabled, with the reason, when the state of its order does not allow it. */
function Reorder({
  order,
  name,
  isOff,
  onReorder,
}: Pick<DeviceRowProps, "order" | "isOff" | "onReorder"> & { name: string }) {
  const status = deviceStates.find((state) => state === order?.status);
  if (!status) return null;
  const refused = refuseReorder(name, status)?.message ?? (isOff ? otherIsOpen : null);
  const button = (
    <Button
      size="small"
      aria-disabled={refused !== null || undefined}
      aria-label={refused ? texts.reorderName(name, refused) : texts.reorderNameText(name)}
      className={refused ? styles.disabled : undefined}
      onClick={refused ? undefined : onReorder}
    >
      {texts.reorder}
    </Button>
  );
  return refused ? <Tip text={refused}>{button}</Tip> : button;
}

function Actions(props: DeviceRowProps & { name: string }) {
  const { row, edited, name, isOff, onEdit, onRemove } = props;
  const { change, passed } = edited.rowStateOf(row._id);
  if (passed !== null) return <span className={styles.passedText}>{passed}</span>;
  const shared = { disabled: isOff, reason: otherIsOpen };
  return (
    <span className={styles.actions}>
      {change !== "ended" && <Reorder {...props} />}
      {change !== null && (
        <IconButton
          {...shared}
          label={texts.undoTheChangeOf(name)}
          icon={<Undo2 />}
          onClick={() => {
            edited.revert(row._id);
            stayInRow();
          }}
        />
      )}
      {change !== "ended" && (
        <>
          <IconButton {...shared} label={texts.editName(name)} icon={<Pencil />} onClick={onEdit} />
          <IconButton {...shared} label={texts.removeName(name)} icon={<Trash2 />} onClick={onRemove} />
        </>
      )}
    </span>
  );
}

/** Row of a device in a running programme, with its schedule and its order. */
export function DeviceRow(props: DeviceRowProps) {
  const { row, edited, day, order } = props;
  const { note, change, passed } = edited.rowStateOf(row._id);
  const { name, image } = edited.names.device(row.deviceid);
  const before = (change === "changed" && edited.saved.devices.find(({ _id }) => _id === row._id)) || row;
  const ends = change === "ended";
  return (
    <li className={styles.row} data-selected={change !== null} data-passed={passed !== null}>
      <span className={styles.name}>
        <ItemPicture image={image} kind="device" />
        <span className={styles.twoLines}>
          <strong>{name}</strong>
          <small>{note}</small>
        </span>
      </span>
      <span className={styles.twoLines}>
        <ChangedText text={windowLabel(before)} currentText={ends ? null : windowLabel(row)} />
        <small>
          {ends ? endWord(row, day) : <ChangedText text={frequencyText(before)} currentText={frequencyText(row)} />}
        </small>
      </span>
      <span className={styles.bar}>
        <DaysBar window={row} before={before} today={day} endsYesterday={ends} />
      </span>
      <Order order={order} />
      <Actions {...props} name={name} />
    </li>
  );
}
