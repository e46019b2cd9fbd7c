import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { type CarrierTrouble, carrierTrouble, troubleTexts } from "@restride/domain/fulfilment/carrier-event.ts";
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
const lastSigns = 4;

/** Whether the news of carriers arrive; when they do not, one case says so, however long that lasts. */
export const makeCarrierWatch = ({ db, carriers, carriersStore, domainEvents, now, newId }: Deps) => {
  const findTrouble = async (): Promise<CarrierTrouble | null> =>
    carriers.names.length === 0 ? null : carrierTrouble(await carriersStore.acrossCustomersNews(scope), now());

  /** What people are shown of it. */
  const trouble = async () => {
    const wrong = await findTrouble();
    if (!wrong) return null;
    const keys = carriers.names.flatMap((name) =>
      carriers.keysOf(name).map((key) => `${name} …${key.slice(-lastSigns)}`),
    );
    return { since: instantOf(wrong.since), text: troubleTexts[wrong.kind], keys };
  };

  /** Begins or ends a trouble; the clinic that waits longest for a parcel gets the case. */
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

/** Asks carriers for the news of parcels, and takes them as if they had come by themselves. Answers how many there were. */
export const makeAskCarriers =
  ({ carriers, takeEvent }: Pick<Deps, "carriers"> & { readonly takeEvent: TakeEvent }) =>
  async (tracking: readonly string[]): Promise<number> => {
    const news = await carriers.news(tracking);
    for (const { carrier, event } of news) await takeEvent(carrier, event, "Poll");
    return news.length;
  };

interface Watched extends Pick<Deps, "carriersStore"> {
  readonly carrierWatch: CarrierWatch;
  readonly askCarriers: ReturnType<typeof makeAskCarriers>;
}

/** Every hour: notices when news do not arrive, and asks for them as long as they do not. */
export const watchCarriers = ({ carrierWatch, carriersStore, askCarriers }: Watched): TimedJob => ({
  name: "watch-carriers",
  crontab: "17 * * * *",
  run: async () => {
    if (!(await carrierWatch.look())) return;
    const out = await carriersStore.acrossCustomersOut(scope);
    await askCarriers([...new Set(out.map(({ tracking }) => tracking))]);
  },
});

const strangeFor = 30 * 86_400_000;

/** Every night: messages that named no known order are forgotten after thirty days. */
export const tidyCarrierEvents = ({ carriersStore, now }: Pick<Deps, "carriersStore" | "now">): TimedJob => ({
  name: "tidy-carrier-events",
  crontab: "53 3 * * *",
  run: async () => void (await carriersStore.acrossCustomersForgetStrange(scope, instantOf(now() - strangeFor))),
});
