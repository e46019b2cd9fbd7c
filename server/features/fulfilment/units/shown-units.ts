import { dueBack, isOverdue, mayBeLost } from "@restride/domain/fulfilment/unit-filter.ts";
import { handWords, whyNot } from "@restride/domain/fulfilment/units/unit-move.ts";
import { remainingSteps, isOut, unitStateSince } from "@restride/domain/fulfilment/units/unit-state.ts";
import { todayIn } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { LineRow, OrderedRow } from "../order.queries.ts";
import type { SourceRow } from "./sources.queries.ts";
import { aheadTexts } from "@restride/domain/fulfilment/custody-texts.ts";
import { unitStateTexts } from "@restride/domain/fulfilment/units/unit-state-texts.ts";
import * as texts from "../fulfilment-texts.ts";

const sourceAuthors: Readonly<Record<string, string>> = {
  Webhook: texts.carrier,
  Poll: texts.carrier,
  Rule: texts.restride,
  Before: "",
};

/** Returns the author of a line. */
export const authorText = ({ by: actor, source }: LineRow): string => actor ?? sourceAuthors[source] ?? "";

/** Returns the line about a device that was recorded last. */
export const newestLine = (lines: readonly LineRow[], itemId: Id): LineRow | undefined =>
  lines
    .filter((line) => line.itemId === itemId)
    .toSorted((a, b) => Date.parse(a.notedAt) - Date.parse(b.notedAt) || (a.lineId < b.lineId ? -1 : 1))
    .at(-1);

/** Returns the state of a device's unit, by its lines and by the times at which each of its hardware measured. */
export const stateOfUnit = (lines: readonly LineRow[], sources: readonly SourceRow[], itemId: Id) =>
  unitStateSince(
    lines.filter((line) => line.itemId === itemId).map((line) => ({ ...line, at: Date.parse(line.happenedAt) })),
    sources
      .filter((source) => source.itemId === itemId)
      .flatMap(({ first, last }) => [first, last].flatMap((at) => (at === null ? [] : Date.parse(at)))),
  );

/** Returns the devices of an order as units, with their places. */
export const shownUnits = (
  devices: readonly OrderedRow[],
  lines: readonly LineRow[],
  sources: readonly SourceRow[],
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
) =>
  devices.map(({ itemId, status, firstReading, overOn }) => {
    const { state, since } = stateOfUnit(lines, sources, itemId);
    const day = since === null ? null : todayIn(since, timeZone);
    const today = todayIn(now, timeZone);
    const dueback = state === "lost" ? null : dueBack(status, overOn);
    return {
      deviceid: itemId,
      place: state,
      state: unitStateTexts[state],
      since: since === null ? null : instantOf(since),
      out: isOut(status, state),
      dueback,
      overdue: isOverdue(dueback, today),
      maybelost: mayBeLost(dueback, today),
      ahead: remainingSteps(status, state, firstReading !== null).map((step) => aheadTexts[step]),
      newest: newestLine(lines, itemId)?.lineId ?? null,
      sources: sources.filter((source) => source.itemId === itemId),
      moves: handWords.map((word) => ({ word, why: whyNot(state, day, word) })),
    };
  });
