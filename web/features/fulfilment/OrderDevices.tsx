import { noteLimits } from "@restride/domain/fulfilment/shipment.ts";
import { Ellipsis, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { useSending } from "../../platform/page/use-sending.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Tag } from "../../ui/look/Marks.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { MenuButton } from "../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../ui/overlay/MenuItems.tsx";
import { Tip } from "../../ui/look/Tip.tsx";
import { CorrectDialog } from "./CorrectDialog.tsx";
import { changeOrderAndTell } from "./change-order.ts";
import { custodyPath } from "./order-view.ts";
import styles from "./Order.module.css";
import { MarkAsDeletedDocument, type OrderedDeviceFragment, type OrderFragment } from "./fulfilment.graphql.ts";
import * as texts from "./fulfilment-texts.ts";
import { deviceStateLabel } from "@restride/domain/fulfilment/device-texts.ts";

interface OrderDevicesProps {
  order: OrderFragment;
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
}

const looks = { Pending: "outline", Unlinked: "outline", fail: "ink", Deleted: "outline" } as const;

/** State of a device. */
const State = ({ status }: { status: string }) => (
  <Tag look={looks[status as keyof typeof looks] ?? "tint"}>{deviceStateLabel(status)}</Tag>
);

/** Dialog that asks before a device is removed from the order, so that the vendor does not pack it. */
function DeleteDialog({
  order,
  device,
  onClose,
}: {
  order: OrderFragment;
  device: OrderedDeviceFragment;
  onClose: () => void;
}) {
  const [note, setNote] = useState("");
  const { busy, trackSending } = useSending();
  const remove = async (): Promise<void> => {
    const sent = { _id: order._id, deviceid: device.deviceid, note };
    const { kind } = await changeOrderAndTell(MarkAsDeletedDocument, sent);
    if (kind !== "fail") onClose();
  };
  return (
    <Dialog
      title={texts.deleteFromThisOrder(device.device.name)}
      onClose={onClose}
      onSubmit={() => void trackSending(remove)}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="danger" busy={busy} icon={<Trash2 />}>
            {texts.deleteDevice}
          </Button>
        </>
      }
    >
      <p>{texts.itIsNotSentItsSchedule(order.shipping_name)}</p>
      <TextField
        label={texts.note}
        name="note"
        value={note}
        maxLength={noteLimits.device}
        hint={texts.shownBesideTheDeviceAndInIts}
        onValue={setNote}
      />
    </Dialog>
  );
}

/** Checkbox of a device; one that cannot be chosen shows the reason. */
function Tick({
  device,
  checked,
  onChecked,
}: {
  device: OrderedDeviceFragment;
  checked: boolean;
  onChecked: (on: boolean) => void;
}) {
  const { statusDescription: reason } = device;
  if (reason === null || reason === undefined)
    return <Checkbox label={texts.selectName(device.device.name)} checked={checked} onChecked={onChecked} />;
  return (
    <Tip text={reason}>
      <button type="button" className={styles.disabledBox} aria-disabled aria-label={reason} />
    </Tip>
  );
}

const Tracking = ({ link }: { link: string }) =>
  link === "" ? (
    "—"
  ) : (
    <a href={link} target="_blank" rel="noreferrer">
      {link.replace(/^https?:\/\/[^/]+\//, "")}
    </a>
  );

interface OfDevice {
  order: OrderFragment;
  device: OrderedDeviceFragment;
}

/** Actions of a device: order it again after a refusal, or delete it before it is sent. */
function Actions({ order, device }: OfDevice) {
  const [opened, setOpened] = useState<"delete" | "again" | null>(null);
  const { name } = device.device;
  const line = order.happened.findLast(({ deviceid, correctable }) => deviceid === device.deviceid && correctable);
  const close = () => setOpened(null);
  return (
    <td className={styles.action}>
      {device.status === "fail" && line && (
        <Button size="small" icon={<RotateCcw />} onClick={() => setOpened("again")}>
          {texts.orderAgain}
        </Button>
      )}
      {device.statusDescription === null && (
        <MenuButton
          label={texts.actionsFor(name)}
          className={styles.moreButton}
          align="right"
          button={<Ellipsis size={16} />}
        >
          <MenuAction icon={<Trash2 />} onAction={() => setOpened("delete")}>
            {texts.deleteDevice}
          </MenuAction>
        </MenuButton>
      )}
      {opened === "delete" && <DeleteDialog order={order} device={device} onClose={close} />}
      {opened === "again" && line && (
        <CorrectDialog
          order={order}
          line={line}
          title={texts.orderAgainText(name)}
          confirm={texts.orderAgain}
          onClose={close}
        />
      )}
    </td>
  );
}

const noteOf = ({ status, statusDescription, note }: OrderedDeviceFragment): string =>
  [status === "Deleted" && statusDescription, note].filter(Boolean).join(": ") || "—";

function Row({ order, device, chosen, onChosen }: OrderDevicesProps & OfDevice) {
  const { deviceid, status } = device;
  const { name, hardware_uuid: hardware, fulfillment_request: parcel } = device.device;
  const choose = (on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(deviceid);
    else next.delete(deviceid);
    onChosen(next);
  };
  return (
    <tr data-selected={chosen.has(deviceid)} data-deleted={status === "Deleted"}>
      <td>
        <Tick device={device} checked={chosen.has(deviceid)} onChecked={choose} />
      </td>
      <th scope="row">
        <Link to={custodyPath(order._id, deviceid)}>{name}</Link>
      </th>
      <td data-title={texts.hardwareId}>{hardware || "—"}</td>
      <td data-title={texts.status}>
        <State status={status} />
      </td>
      <td data-title={texts.note}>{noteOf(device)}</td>
      <td data-title={texts.trackingLabel}>
        <Tracking link={parcel.shipping_tracking_link} />
      </td>
      <Actions order={order} device={device} />
    </tr>
  );
}

/** Devices of an order; those that can be sent can be chosen. */
export function OrderDevices({ order, chosen, onChosen }: OrderDevicesProps) {
  const selectableDevices = order.devices.filter(({ statusDescription }) => statusDescription === null);
  const picked = selectableDevices.filter(({ deviceid }) => chosen.has(deviceid)).length;
  const all = selectableDevices.length > 0 && picked === selectableDevices.length;
  return (
    <section className={styles.card} aria-label={texts.devices}>
      <h2 className={styles.title}>
        {texts.devices}{" "}
        <small>
          {selectableDevices.length === 0
            ? texts.nothingToSendText
            : texts.ofThatCanBeSent(picked, selectableDevices.length)}
        </small>
      </h2>
      <table className={styles.devices}>
        <thead>
          <tr>
            <th>
              {selectableDevices.length > 0 && (
                <Checkbox
                  label={texts.selectAllThatCanBe}
                  checked={all}
                  some={picked > 0 && !all}
                  onChecked={() => onChosen(new Set(all ? [] : selectableDevices.map(({ deviceid }) => deviceid)))}
                />
              )}
            </th>
            <th>{texts.device}</th>
            <th>{texts.hardwareId}</th>
            <th>{texts.status}</th>
            <th>{texts.note}</th>
            <th>{texts.trackingLabel}</th>
            <th className={styles.action}>{texts.action}</th>
          </tr>
        </thead>
        <tbody>
          {order.devices.map((device) => (
            <Row key={device.deviceid} device={device} order={order} chosen={chosen} onChosen={onChosen} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
