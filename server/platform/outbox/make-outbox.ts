import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../database/database.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { makeSend, makeTakeMessageBack } from "./outbox.ts";
import { makeOutboxMetrics } from "./outbox-metrics.ts";
import { makeOutboxStore } from "./outbox.store.ts";
import type { Seal } from "./seal.ts";
import { makeUndeliveredStore } from "./undelivered.store.ts";

interface Deps {
  readonly db: Database;
  readonly seal: Seal;
  readonly metrics: Metrics;
  readonly newId: () => Id;
  readonly now: () => number;
}

/** Returns the outbox as features use it, with its store and its metrics. */
export const makeOutbox = ({ db, seal, metrics, newId, now }: Deps) => {
  const outbox = makeOutboxStore({ db, seal, now });
  return {
    seal,
    outbox,
    undelivered: makeUndeliveredStore({ db, outbox, now }),
    send: makeSend({ db, outbox, newId }),
    takeMessageBack: makeTakeMessageBack(db),
    countTry: makeOutboxMetrics(metrics, db).countTry,
  };
};
