import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `server`, chosen at random in November 2026 by somebody who had written none of the tests. */
export const drawnServerBreaks: readonly PlantedBreak[] = [
  {
    name: "A patient who is released today is still not asked for a device",
    path: "server/features/fulfilment/watches/returns.store.ts",
    search: "h.released_on > t.clock::date))",
    replace: "h.released_on >= t.clock::date))",
  },
  {
    name: "A diagnosis that was deleted and is added anew keeps its old date",
    path: "server/features/diagnoses/diagnoses.store.ts",
    search: "added_at = excluded.added_at, updated_at",
    replace: "updated_at",
  },
  {
    name: "A scheduled exercise has its name as description",
    path: "server/features/scheduled-items/scheduled-items.lookups.ts",
    search: "e.purpose as description",
    replace: "e.name as description",
  },
  {
    name: "A customer is not found by a code in small letters",
    path: "domain/names/contact-parts.ts",
    search: 'text.normalize("NFKC").toLowerCase()',
    replace: 'text.normalize("NFKC")',
  },
  {
    name: "A device that is due for the last time today is not silent",
    path: "server/features/fulfilment/watches/silence.store.ts",
    search: "and t.today <= r.surgery_date + r.end_day",
    replace: "and t.today < r.surgery_date + r.end_day",
  },
  {
    name: "A changed revision keeps whether it skips the surgery date",
    path: "server/features/schedules/revisions.commands.ts",
    search: "          skip_on_surgery_date = excluded.skip_on_surgery_date, interval",
    replace: "          interval",
  },
];
