import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { makePeriodSumsStore } from "./period-sums.store.ts";
import { renewPeriodSums } from "./renew-period-sums.ts";

/** Feature that stores how much of what was due each patient did in the periods that pages count. */
export const periodSumsFeature = ({ db, now }: Platform): Feature => ({
  timed: [renewPeriodSums({ store: makePeriodSumsStore(db), now })],
});
