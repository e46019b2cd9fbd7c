import { Readable } from "node:stream";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { exportRow, exportHead } from "@restride/domain/activity-log/log-csv.ts";
import { exportName, logPages } from "@restride/domain/activity-log/log-filter.ts";
import { logTexts } from "@restride/domain/activity-log/log-texts.ts";
import { wallClock } from "@restride/domain/values/calendar-date.ts";
import { csv, csvMark } from "@restride/domain/values/csv.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { ActivityLogQueries, LogRow, PagePosition, LogConditions } from "./activity-log.queries.ts";
import { makeOpenLog, type ReadDeps, walkOf } from "./read-log.ts";
import { describeLogRows } from "./described-entries.ts";

const size = logPages.sizes.at(-1)!;

/** Yields all matching rows, page by page from the first. */
async function* pagesOf(
  queries: ActivityLogQueries,
  scope: CustomerScope,
  conditions: LogConditions,
  first: PagePosition,
) {
  for (let position: PagePosition | null = first; position;) {
    const rows: LogRow[] = await queries.page(scope, conditions, position);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    position =
      last && rows.length === size ? { ...position, at: last.at, id: last.id, including: false, skip: 0 } : null;
  }
}

/**
 * Makes the use case that exports the log entries that match a filter as a table for a spreadsheet, sent while it is read. It refuses when nothing
 * matches.
 */
export const makeExportLog = (deps: ReadDeps) => {
  const { queries } = deps;
  const open = makeOpenLog(deps);
  return async (scope: CustomerScope, viewer: Viewer, patientId: Id, filterInput: object, internal: boolean) => {
    const log = await open(scope, patientId, filterInput, "exportActivityLog");
    if (isRefusal(log)) return log;
    const { filter, conditions, timeZone, now } = log;
    const first = { ...walkOf({ ...filter, cursor: null, turn: 0 }), size };
    if ((await queries.count(scope, conditions, 1)) === 0) return refuse(logTexts.none);
    async function* lines() {
      yield csvMark + csv([exportHead(internal)]);
      for await (const rows of pagesOf(queries, scope, conditions, first)) {
        const records = await describeLogRows(queries, scope, patientId, viewer.role, rows);
        yield csv(
          records.map((record) => exportRow({ ...record, instant: Date.parse(record.createdAt) }, timeZone, internal)),
        );
      }
    }
    const { date, minutes } = wallClock(now, timeZone);
    const second = minutes * 60 + (Math.floor(now / 1_000) % 60);
    return { type: "text/csv; charset=utf-8", name: exportName(date, second), bytes: Readable.from(lines()) };
  };
};
