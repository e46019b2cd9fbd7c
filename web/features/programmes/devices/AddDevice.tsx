import { addedWindow, newDevice } from "@restride/domain/programmes/assign-content.ts";
import type { ProgrammeDevice } from "@restride/domain/programmes/programme.ts";
import { readId } from "@restride/domain/values/id.ts";
import { Plus } from "lucide-react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { buttonClass } from "../../../ui/look/Button.tsx";
import { PartFailed } from "../../../ui/look/States.tsx";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import { AssignableDevicesDocument, type AssignableDevicesQueryVariables } from "../content.graphql.ts";
import { randomId } from "../../../platform/device/random-id.ts";
import * as texts from "./devices-texts.ts";

/** Default window of a device that no care plan contains: two weeks from the day after surgery on. */
const usualWindow = { startdate: 1, enddate: 14 };

/** Returns an added device. Its window starts today when the default one would begin in the past or is over. */
const addedDevice = (deviceid: string, day: number): ProgrammeDevice => {
  const _id = readId(randomId());
  return { ...newDevice, _id, deviceid: readId(deviceid), ...addedWindow(usualWindow, day) };
};

interface AddDeviceProps {
  /** Query variables of the devices that the patient can get. */
  lookedFor: AssignableDevicesQueryVariables;
  /** Today, counted from surgery. */
  day: number;
  devices: readonly ProgrammeDevice[];
  isOff: boolean;
  onAdd: (row: ProgrammeDevice) => void;
}

/** Select that adds a device that the programme does not have yet. */
export function AddDevice({ lookedFor, day, devices, isOff, onAdd }: AddDeviceProps) {
  const { data, failure, refused, refetch } = useGraphqlQuery(AssignableDevicesDocument, lookedFor, {
    tags: ["content"],
  });
  const availableDevices = (data?.getAllDevices.devices ?? []).filter(({ _id }) =>
    devices.every(({ deviceid }) => deviceid !== _id),
  );
  if (failure)
    return (
      <PartFailed message={texts.devicesFailed(refused)} effect={texts.devicesCouldNotBeLoaded} onRetry={refetch} />
    );
  if (availableDevices.length === 0 || isOff) return null;
  return (
    <MenuButton
      className={buttonClass({})}
      align="right"
      isAddButton
      button={
        <>
          <Plus /> {texts.addDevice}
        </>
      }
    >
      {availableDevices.map(({ _id, display_name }) => (
        <MenuAction key={_id} onAction={() => onAdd(addedDevice(_id, day))}>
          {display_name}
        </MenuAction>
      ))}
    </MenuButton>
  );
}
