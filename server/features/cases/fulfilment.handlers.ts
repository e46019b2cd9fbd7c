import { troubleCase } from "@restride/domain/fulfilment/carrier-event.ts";
import { silentCase } from "@restride/domain/fulfilment/silence.ts";
import { eventHandler } from "../../platform/events/event-handlers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { DeviceNames } from "../fulfilment/device-names.lookups.ts";
import type { CasesStore } from "./cases.store.ts";

interface Deps {
  readonly deviceNames: DeviceNames;
  readonly store: CasesStore;
  readonly now: () => number;
}

/** Opens a case about the patient of a delivered device that sends no readings. */
export const openSilentDeviceCase = ({ deviceNames, store, now }: Deps) =>
  eventHandler({
    name: "open-silent-device-case",
    to: "DeviceSilent",
    handle: async (scope, { subjectId, data }) => {
      const name = subjectId === null ? undefined : await deviceNames(scope, subjectId, data.device);
      if (name === undefined) return;
      await store.save(scope, data.case, { patientId: subjectId, ...silentCase(name) }, null, instantOf(now()));
    },
  });

/** Opens one case when events of carriers fail to arrive, in the clinic that has waited longest for a parcel. */
export const openCarrierCase = ({ store, now }: Omit<Deps, "deviceNames">) =>
  eventHandler({
    name: "open-carrier-case",
    to: "CarrierTroubled",
    handle: async (scope, { data }) => {
      const opened = troubleCase(data.trouble === "silent" ? "silent" : "refused");
      await store.save(scope, data.case, { patientId: null, ...opened }, null, instantOf(now()));
    },
  });
