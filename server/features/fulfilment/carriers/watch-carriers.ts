import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { type CarrierTrouble, carrierTrouble } from "@restride/domain/fulfilment/carrier-event.ts";
import { troubleTexts } from "@restride/domain/fulfilment/fulfilment-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Carriers } from "../../../platform/carriers/carriers.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { DomainEvents } from "../../../platform/events/domain-events.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { TimedJob } from "../../../platform/jobs/jobs.ts";
import type { CarriersStore } from "./carriers.store.ts";
import type { TakeEvent } from "./take-event.ts";

interface Deps {
  readonly db: Database;
  readonly carriers: Carriers;
  readonly carriersStore: CarriersStore;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
  readonly newId: () => Id;
}

const scope = systemScope("watch-carriers");
/** Number of characters of a key that are shown. */
const lastSigns = 4;

/** Returns the watch on the events of carriers. When they do not arrive, it opens one case, however long the outage lasts. */
export const makeCarrierWatch = ({ db, carriers, carriersStore, domainEvents, now, newId }: Deps) => {
  const findTrouble = async (): Promise<CarrierTrouble | null> =>
    carriers.names.length === 0 ? null : carrierTrouble(await carriersStore.acrossCustomersNews(scope), now());

  /** Returns the outage as people are shown it; null without one. */
  const trouble = async () => {
    const wrong = await findTrouble();
    if (!wrong) return null;
    const keys = carriers.names.flatMap((name) =>
      carriers.keysOf(name).map((key) => `${name} …${key.slice(-lastSigns)}`),
    );
    return { since: instantOf(wrong.since), text: troubleTexts[wrong.kind], keys };
  };

  /** Begins or ends an outage; the clinic that has waited longest for a parcel gets the case. */
  const look = async (): Promise<CarrierTrouble | null> => {
    const [wrong, at] = [await findTrouble(), instantOf(now())];
    if (!wrong) {
      await carriersStore.acrossCustomersEnd(scope, at);
      return null;
    }
    const [first] = await carriersStore.acrossCustomersOut(scope);
    if (!first) return wrong;
    const [{ customerId }, caseId, since] = [first, newId(), instantOf(wrong.since)];
    await db.transaction(scope, async () => {
      if (!(await carriersStore.acrossCustomersBegin(scope, customerId, caseId, since, at))) return;
      const data = { case: caseId, trouble: wrong.kind };
      await domainEvents.record(systemCustomerScope(customerId, "watch-carriers"), {
        kind: "CarrierTroubled",
        subjectId: null,
        data,
      });
    });
    return wrong;
  };

  return { trouble, look };
};

export type CarrierWatch = ReturnType<typeof makeCarrierWatch>;

/**
 * Makes the use case that requests the events of parcels from the carriers, and processes them like webhook events. It returns how many there were.
 */
export const makeAskCarriers =
  ({ carriers, takeEvent }: Pick<Deps, "carriers"> & { readonly takeEvent: TakeEvent }) =>
  async (tracking: readonly string[]): Promise<number> => {
    const news = await carriers.news(tracking);
    for (const { carrier, event } of news) await takeEvent(carrier, event, "Poll");
    return news.length;
  };

interface WatchDeps extends Pick<Deps, "carriersStore"> {
  readonly carrierWatch: CarrierWatch;
  readonly askCarriers: ReturnType<typeof makeAskCarriers>;
}

/** Timed job that checks every hour whether events of carriers arrive, and requests them during an outage. */
export const watchCarriers = ({ carrierWatch, carriersStore, askCarriers }: WatchDeps): TimedJob => ({
  name: "watch-carriers",
  crontab: "17 * * * *",
  run: async () => {
    if (!(await carrierWatch.look())) return;
    const out = await carriersStore.acrossCustomersOut(scope);
    await askCarriers([...new Set(out.map(({ tracking }) => tracking))]);
  },
});

const strangeEventLifetime = 30 * 86_400_000;

/** Timed job that deletes every night the events that named no known order and are older than thirty days. */
export const tidyCarrierEvents = ({ carriersStore, now }: Pick<Deps, "carriersStore" | "now">): TimedJob => ({
  name: "tidy-carrier-events",
  crontab: "53 3 * * *",
  run: async () =>
    void (await carriersStore.acrossCustomersForgetStrange(scope, instantOf(now() - strangeEventLifetime))),
});
