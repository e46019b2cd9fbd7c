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

/** A delivered device that sends nothing opens a case about its patient. */
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

/** News of carriers that do not arrive open one case, in the clinic that waits longest for a parcel. */
export const openCarrierCase = ({ store, now }: Omit<Deps, "deviceNames">) =>
  eventHandler({
    name: "open-carrier-case",
    to: "CarrierTroubled",
    handle: async (scope, { data }) => {
      const opened = troubleCase(data.trouble === "silent" ? "silent" : "refused");
      await store.save(scope, data.case, { patientId: null, ...opened }, null, instantOf(now()));
    },
  });
