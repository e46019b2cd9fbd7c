import { changeDevice } from "@restride/domain/programmes/edit-rows.ts";
import type { ProgrammeDevice } from "@restride/domain/programmes/programme.ts";
import { useMemo, useState } from "react";
import { Card } from "../../../ui/look/Card.tsx";
import { stayInRow } from "../../../ui/list/leave-row.ts";
import { EmptyState } from "../../../ui/look/States.tsx";
import { AddDevice } from "../devices/AddDevice.tsx";
import { DeviceEditor } from "../devices/DeviceEditor.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { changesOf } from "./change-texts.ts";
import { DeviceRow } from "./DeviceRow.tsx";
import styles from "./Devices.module.css";
import { Orders, WhatIsOrdered } from "./Orders.tsx";
import { ReorderDialog } from "./ReorderDialog.tsx";
import { RunningFrame } from "./RunningFrame.tsx";
import type { RunningDeviceFragment } from "./running.graphql.ts";
import type { RunningProgramme } from "./use-running.ts";
import { type RunningArea, useRunningArea } from "./use-running-area.ts";
import * as texts from "./running-texts.ts";

const Head = () => (
  <div className={styles.head} aria-hidden>
    <span>{texts.devices}</span>
    <span>{texts.scheduleHeading}</span>
    <span />
    <span>{texts.order}</span>
    <span>{texts.actions}</span>
  </div>
);

interface RowsProps {
  own: RunningArea;
  orders: readonly RunningDeviceFragment[];
  open: string | null;
  setOpen: (id: string | null) => void;
  onReorder: (id: string) => void;
}

/** Rows of the devices. One row at a time can be edited. */
function Rows({ own: { area, planContext }, orders, open, setOpen, onReorder }: RowsProps) {
  const { edited } = area;
  const { devices } = edited.programme;
  const save = (row: ProgrammeDevice, toAll: boolean): void => {
    edited.edit({ devices: changeDevice(devices, row, { toAll, today: planContext.day }) });
    setOpen(null);
  };
  const rowOf = (row: ProgrammeDevice) =>
    row._id === open ? (
      <li key={row._id} className={styles.openRow}>
        <DeviceEditor
          row={row}
          saved={edited.saved.devices.find(({ _id }) => _id === row._id) ?? null}
          planContext={planContext}
          content={edited.names.device(row.deviceid)}
          measures={edited.names.measures.get(row.deviceid) ?? ""}
          others={devices.length - 1}
          onTyped={() => {}}
          onSave={save}
          onClose={() => setOpen(null)}
        />
      </li>
    ) : (
      <DeviceRow
        key={row._id}
        row={row}
        edited={edited}
        day={planContext.day}
        order={orders.find(({ _id }) => _id === row._id) ?? null}
        isOff={open !== null}
        onEdit={() => setOpen(row._id)}
        onRemove={() => {
          edited.edit({ devices: devices.filter(({ _id }) => _id !== row._id) });
          stayInRow();
        }}
        onReorder={() => onReorder(row._id)}
      />
    );
  if (edited.visibleProgramme.devices.length === 0)
    return <EmptyState title={texts.noDevicesYet} text={texts.addTheFirstOneAbove} />;
  return (
    <div className={styles.card}>
      <Head />
      <ul>{edited.visibleProgramme.devices.map(rowOf)}</ul>
    </div>
  );
}

/** DEVICE SCHEDULE of a patient: one row per device, with its order. */
export function RunningDevices({ running }: { running: RunningProgramme }) {
  const own = useRunningArea(running, "measurement");
  const { area, planContext, patient } = own;
  const { edited } = area;
  const { devices } = edited.programme;
  const [open, setOpen] = useState<string | null>(null);
  const [again, setAgain] = useState<string | null>(null);
  const { type } = patient.surgery;
  const { age: age_group, gender } = patient;
  const lookedFor = useMemo(() => ({ surgery_type: type, age_group, gender }), [type, age_group, gender]);
  const changes = changesOf(area, planContext.day);
  const orders = running.measurement.assigneddevices;
  const reordered = orders.find(({ _id }) => _id === again);
  const add = (row: ProgrammeDevice): void => edited.edit({ devices: [...devices, row] });
  const isOff = open !== null;
  return (
    <RunningFrame
      running={own}
      title={texts.deviceSchedule}
      crumb={texts.devicesText}
      isNamed={false}
      isOpen={isOff}
      tools={<AddDevice lookedFor={lookedFor} day={planContext.day} devices={devices} isOff={isOff} onAdd={add} />}
    >
      <Rows own={own} orders={orders} open={open} setOpen={setOpen} onReorder={setAgain} />
      <div className={styles.cardsBelow}>
        <Card title={texts.whatThisChanges} aside={texts.fromTodayOn}>
          <ChangeList changes={changes} />
          <WhatIsOrdered changes={changes} patient={patient} devices={orders} />
        </Card>
        <Orders devices={orders} />
      </div>
      {reordered && <ReorderDialog running={own} device={reordered} onClose={() => setAgain(null)} />}
    </RunningFrame>
  );
}
