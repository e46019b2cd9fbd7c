import { newDevice } from "@restride/domain/programmes/bring.ts";
import { changeDevice } from "@restride/domain/programmes/edit-rows.ts";
import { startingTodayOrLater } from "@restride/domain/schedules/move-window.ts";
import type { ProgrammeDevice } from "@restride/domain/programmes/programme.ts";
import { addDays, daysBetween, formatUs } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { Plus, Truck } from "lucide-react";
import { useMemo, useState } from "react";
import { useAsked } from "../../../../platform/calls/use-asked.ts";
import { toasts } from "../../../../platform/page/toasts.ts";
import { EmptyState, PartFailed } from "../../../../ui/look/States.tsx";
import { MenuButton } from "../../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../../ui/overlay/MenuItems.tsx";
import { buttonClass } from "../../../../ui/look/Button.tsx";
import { PageHead } from "../../../../ui/page/PageHead.tsx";
import styles from "../../Card.module.css";
import { AssignableDevicesDocument } from "../../content.graphql.ts";
import { PreviewButton, WithPreview } from "../../preview/WithPreview.tsx";
import { scheduleTitle } from "../../schedule-title.ts";
import { lookedForOf, useNames } from "../../use-content.ts";
import { editProgramme, type Planned, useWizardState } from "../use-wizard.ts";
import { WizardFrame } from "../WizardFrame.tsx";
import { DeviceCard } from "../../devices/DeviceCard.tsx";
import { DeviceEditor } from "../../devices/DeviceEditor.tsx";

/** The window that a device gets which no care plan brings: two weeks from the day after surgery on. */
const usualWindow = { start: 1, end: 14 };

/** A device that is added begins today where its usual days would begin in the past. */
const addedDevice = (deviceid: string, day: number): ProgrammeDevice => {
  const { start, end } = startingTodayOrLater(usualWindow, day);
  const _id = readId(crypto.randomUUID());
  return { ...newDevice, _id, deviceid: readId(deviceid), startdate: start, enddate: end };
};

function AddDevice({ planned, isOff }: { planned: Planned; isOff: boolean }) {
  const { patient, today, day } = planned;
  const { devices } = useWizardState().content.programme;
  const variables = useMemo(() => lookedForOf(patient, today), [patient, today]);
  const { data, failure, askAgain } = useAsked(AssignableDevicesDocument, variables, { about: ["content"] });
  const free = (data?.getAllDevices.devices ?? []).filter(({ _id }) =>
    devices.every(({ deviceid }) => deviceid !== _id),
  );
  if (failure) return <PartFailed message={failure} what="Devices could not be loaded." onRetry={askAgain} />;
  if (free.length === 0 || isOff) return null;
  return (
    <MenuButton
      className={buttonClass({})}
      align="right"
      button={
        <>
          <Plus /> Add device
        </>
      }
    >
      {free.map(({ _id, display_name }) => (
        <MenuAction key={_id} onAction={() => editProgramme({ devices: [...devices, addedDevice(_id, day)] })}>
          {display_name}
        </MenuAction>
      ))}
    </MenuButton>
  );
}

function Orders({ devices, planned: { patient, today } }: { devices: readonly ProgrammeDevice[]; planned: Planned }) {
  if (devices.length === 0) return null;
  const { addressline1, addressline2, city, state, zip } = patient.shipaddress;
  const needed = addDays(patient.surgery.date, Math.min(...devices.map(({ startdate }) => startdate)));
  const inDays = daysBetween(today, needed);
  const where = [addressline1, addressline2, city, `${state} ${zip}`.trim()].filter(Boolean).join(", ");
  return (
    <p className={styles.tools}>
      <Truck />
      <span>
        <strong>
          {devices.length === 1 ? "1 device is" : `${devices.length} devices are`} ordered when the patient is created
        </strong>
        , to {where}. The first is needed by {formatUs(needed)},{" "}
        {inDays === 0 ? "today" : `in ${inDays} ${inDays === 1 ? "day" : "days"}`}.
      </span>
    </p>
  );
}

/** DEVICE SCHEDULE: a card each, of which one edits at once. */
export function DeviceStep({ planned }: { planned: Planned }) {
  const { programme } = useWizardState().content;
  const { devices } = programme;
  const names = useNames();
  const [open, setOpen] = useState<string | null>(null);
  const [typed, setTyped] = useState<{ row: ProgrammeDevice; toAll: boolean } | null>(null);
  const changed = (row: ProgrammeDevice, toAll: boolean) => changeDevice(devices, row, { toAll, today: planned.day });
  const close = (): void => {
    setOpen(null);
    setTyped(null);
  };
  const remove = (row: ProgrammeDevice): void => {
    editProgramme({ devices: devices.filter(({ _id }) => _id !== row._id) });
    toasts.undo(`${names.device(row.deviceid).name} removed.`, () => editProgramme({ devices }));
  };
  const shown = typed ? { ...programme, devices: changed(typed.row, typed.toAll) } : undefined;
  return (
    <WizardFrame
      step="devices"
      isOpen={open !== null}
      middle={<PreviewButton planned={planned} step="devices" programme={shown} />}
    >
      <PageHead title={scheduleTitle("DEVICE SCHEDULE", planned.patient)}>
        <AddDevice planned={planned} isOff={open !== null} />
      </PageHead>
      <WithPreview planned={planned} step="devices" programme={shown}>
        {devices.length === 0 && <EmptyState title="No devices yet." text="Devices that are added stand here." />}
        <div className={styles.grid}>
          {devices.map((row) =>
            row._id === open ? (
              <DeviceEditor
                key={row._id}
                row={row}
                planned={planned}
                named={names.device(row.deviceid)}
                others={devices.length - 1}
                onTyped={(next, toAll) => setTyped(next && { row: next, toAll })}
                onSave={(next, toAll) => {
                  editProgramme({ devices: changed(next, toAll) });
                  close();
                }}
                onClose={close}
              />
            ) : (
              <DeviceCard
                key={row._id}
                row={row}
                named={names.device(row.deviceid)}
                isOff={open !== null}
                onEdit={() => setOpen(row._id)}
                onRemove={() => remove(row)}
              />
            ),
          )}
        </div>
        <br />
        <Orders devices={devices} planned={planned} />
      </WithPreview>
    </WizardFrame>
  );
}
