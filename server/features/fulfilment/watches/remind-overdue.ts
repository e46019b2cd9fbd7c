import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { returnReminder } from "@restride/domain/fulfilment/return-reminder.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../../platform/database/database.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { TimedJob } from "../../../platform/jobs/jobs.ts";
import type { Notify } from "../../notifications/notify.commands.ts";
import type { OverdueDevice, ReturnsStore } from "./returns.store.ts";

interface Deps {
  readonly db: Database;
  readonly returns: ReturnsStore;
  readonly notify: Notify;
  readonly now: () => number;
  readonly newId: () => Id;
}

/** Timed job that reminds patients every hour, once per device, to send back devices that they no longer need. */
export const remindOverdue = ({ db, returns, notify, now, newId }: Deps): TimedJob => {
  const ask = ([one, ...others]: readonly [OverdueDevice, ...OverdueDevice[]], at: string) => {
    const scope = systemCustomerScope(one.customerId, "ask-back");
    return db.transaction(scope, async () => {
      const names: string[] = [];
      for (const device of [one, ...others])
        if (await returns.note(scope, device, newId(), at)) names.push(device.name);
      if (names.length > 0) await notify(scope, [one.patientId], returnReminder(names));
    });
  };
  return {
    name: "ask-back",
    crontab: "11 * * * *",
    run: async () => {
      const at = instantOf(now());
      const overdue = await returns.acrossCustomersOverdue(systemScope("ask-back"), at);
      for (const [one, ...others] of Map.groupBy(overdue, ({ patientId }) => patientId).values())
        if (one) await ask([one, ...others], at);
    },
  };
};
