import { deviceStates } from "@restride/domain/fulfilment/device-state.ts";
import { afterRemoval } from "@restride/domain/fulfilment/reorder.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Package } from "lucide-react";
import { Card } from "../../../ui/look/Card.tsx";
import type { RowChange } from "./change-texts.ts";
import styles from "./Devices.module.css";
import { orderText } from "./running-texts.ts";
import type { RunningDeviceFragment } from "./running.graphql.ts";
import type { RunningPatient } from "./use-running.ts";
import * as texts from "./running-texts.ts";
import { deviceStateLabel } from "@restride/domain/fulfilment/device-texts.ts";

const namesOf = (devices: readonly RunningDeviceFragment[]): string => {
  const [first, ...more] = devices;
  return texts.firstAndMore(first?.display_name ?? "", more.length);
};

/** Card with the orders of devices, newest first. */
export function Orders({ devices }: { devices: readonly RunningDeviceFragment[] }) {
  const ordered = devices.filter(({ ordered_on }) => ordered_on !== null);
  // An order has one line for each state of its devices.
  const lines = [...Map.groupBy(ordered, ({ ordered_on, orderid, status }) => `${ordered_on} ${orderid} ${status}`)];
  return (
    <Card title={texts.orders} aside={new Set(ordered.map(({ orderid }) => orderid)).size}>
      {lines.length === 0 && <p className={styles.line}>{texts.nothingWasOrderedYet}</p>}
      {lines
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([key, its]) => (
          <p key={key} className={styles.line}>
            <span>{its[0]?.ordered_on && formatUs(its[0].ordered_on)}</span>
            <strong>{namesOf(its)}</strong>
            <span>
              {its[0] && deviceStateLabel(its[0].status)}{" "}
              <small>{its[0]?.status === "Pending" ? "" : its[0] && orderText(its[0])}</small>
            </span>
          </p>
        ))}
    </Card>
  );
}

interface OrderedProps {
  changes: readonly RowChange[];
  patient: RunningPatient;
  devices: readonly RunningDeviceFragment[];
}

/** Returns what happens to the order of a removed device, as text. */
const removalText = ({ display_name, status }: RunningDeviceFragment): string => {
  const state = deviceStates.find((each) => each === status);
  if (state === "Returned") return texts.keepsItsReadingsItIsBack(display_name);
  return state && afterRemoval(state) === "Deleted"
    ? texts.theOrderOfIsWithdrawn(display_name)
    : texts.keepsItsReadingsAndItsReturn(display_name);
};

/** Text about the devices that saving orders, withdraws, and asks back. */
export function WhatIsOrdered({ changes, patient: { shipaddress }, devices }: OrderedProps) {
  const added = changes.filter(({ kind }) => kind === "added").length;
  const ended = changes.flatMap(({ kind, id }) =>
    kind === "ended" ? (devices.find(({ _id }) => _id === id) ?? []) : [],
  );
  const { addressline1, addressline2, city, state, zip } = shipaddress ?? {};
  const where = [addressline1, addressline2, city, `${state ?? ""} ${zip ?? ""}`.trim()].filter(Boolean).join(", ");
  return (
    <>
      {added > 0 && (
        <p className={styles.orderNotice}>
          <Package size={14} />
          <span>
            <strong>{added === 1 ? texts.oneDeviceIsOrdered : texts.devicesAreOrdered(added)}</strong>
            <small>{texts.toNoAddressYetToStatus(where)}</small>
          </span>
        </p>
      )}
      {ended.map((device) => (
        <p key={device._id} className={styles.orderNotice}>
          <Package size={14} />
          <span>{removalText(device)}</span>
        </p>
      ))}
      {changes.length === 0 && <p className={styles.line}>{texts.nothingIsChanged}</p>}
    </>
  );
}
