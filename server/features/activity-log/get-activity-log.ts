import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { logPages } from "@restride/domain/activity-log/log-filter.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { QueryGetActivityLogArgs } from "../../generated/resolvers.ts";
import { makeOpenLog, type ReadDeps, walkOf } from "./read-log.ts";
import { describeLogRows } from "./described-entries.ts";

/** Makes the use case that returns a page of the activities in a patient's record, by staff and by the patient. */
export const makeGetActivityLog = (deps: ReadDeps) => {
  const { queries } = deps;
  const open = makeOpenLog(deps);
  return async (
    scope: CustomerScope,
    viewer: Viewer,
    { patientid, fromDate, filter }: QueryGetActivityLogArgs,
    selectsField: (field: string) => boolean,
  ) => {
    const logFilter = { ...withoutNull(filter ?? {}), ...(fromDate && { fromDate }) };
    const log = await open(scope, patientid, logFilter, "getActivityLog");
    if (isRefusal(log)) return log;
    const walk = walkOf(log.filter);
    const limit = log.filter.exact ? Number.MAX_SAFE_INTEGER : logPages.maxCounted + 1;
    const newest = { ...walk, size: logPages.maxCounted };
    const [pageRows, counted, newer] = await Promise.all([
      selectsField("records") ? queries.page(scope, log.conditions, walk) : [],
      selectsField("total") || selectsField("totalIsExact") ? queries.count(scope, log.conditions, limit) : 0,
      selectsField("newer") && log.filter.cursor ? queries.newer(scope, log.conditions, newest) : 0,
    ]);
    const rows = walk.including ? pageRows : pageRows.toReversed();
    const totalIsExact = log.filter.exact === true || counted <= logPages.maxCounted;
    return {
      records: await describeLogRows(queries, scope, patientid, viewer.role, rows),
      total: totalIsExact ? counted : logPages.maxCounted,
      totalIsExact,
      newer,
      startdate: log.days.from,
      enddate: log.days.to,
    };
  };
};
