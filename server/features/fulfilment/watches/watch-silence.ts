import { type CustomerScope, systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { silenceField } from "@restride/domain/fulfilment/silence.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { DomainEvents } from "../../../platform/events/domain-events.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { TimedJob } from "../../../platform/jobs/jobs.ts";
import type { SilenceStore, SilentDevice } from "./silence.store.ts";
import { silenceTexts } from "@restride/domain/fulfilment/silence-texts.ts";

interface Deps {
  readonly db: Database;
  readonly silence: SilenceStore;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
  readonly newId: () => Id;
}

/** Timed job that records every hour the delivered devices that have not sent a reading, once each. */
export const watchSilence = ({ db, silence, domainEvents, now, newId }: Deps): TimedJob => {
  const note = (device: SilentDevice, at: string) => {
    const scope = systemCustomerScope(device.customerId, "watch-silence");
    return db.transaction(scope, async () => {
      const lineId = newId();
      if (!(await silence.note(scope, device, lineId, at))) return;
      // The case about a silence has the id of its custody line, by which lists find it.
      const data = { device: device.itemId, case: lineId };
      await domainEvents.record(scope, { kind: "DeviceSilent", subjectId: device.patientId, data });
    });
  };
  return {
    name: "watch-silence",
    crontab: "41 * * * *",
    run: async () => {
      const at = instantOf(now());
      for (const device of await silence.acrossCustomersSilent(systemScope("watch-silence"), at))
        await note(device, at);
    },
  };
};

/** Makes the use case that sets after how many hours a clinic's devices count as silent; null for never. */
export const makeSetSilence =
  ({ db, silence }: Pick<Deps, "db" | "silence">) =>
  (scope: CustomerScope, hoursInput: number | null | undefined) =>
    db.transaction(scope, async () => {
      const hours = parseOrRefuse(silenceField, hoursInput ?? null);
      if (isRefusal(hours)) return hours;
      silence.setHours(scope, hours);
      return { message: silenceTexts.saved(hours) };
    });
