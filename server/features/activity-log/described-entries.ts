import type { Role } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { applicationOf, eventLabel, describeLogEntry } from "@restride/domain/activity-log/log-entry.ts";
import type { StoredRow, Names } from "@restride/domain/activity-log/log-fields.ts";
import { roleMayCall } from "@restride/domain/operations.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { ActivityLogQueries, LogRow } from "./activity-log.queries.ts";

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Returns the names of all ids in rows of the log; ids without a name are left out. */
const namesIn = async (queries: ActivityLogQueries, scope: CustomerScope, patientId: Id, rows: readonly LogRow[]) => {
  const ids = [...new Set(rows.flatMap((row) => JSON.stringify(row).match(uuid) ?? []))];
  const namedRows = ids.length === 0 ? [] : await queries.names(scope, patientId, ids);
  return new Map(namedRows.map(({ id, name }) => [id, name]));
};

/** Returns the data of a row that the GraphQL schema passes on: a few values by their documented names. */
const newData = (at: StoredRow, names: Names): string => {
  const { item_id, exercise_id, text, minutes_logged } = at;
  const item = typeof item_id === "string" ? names.get(item_id) : undefined;
  const data = {
    ...(typeof item_id === "string" && { exerciseid: item_id }),
    ...(typeof exercise_id === "string" && { exerciseid: exercise_id }),
    ...(item !== undefined && { exercise_name: item, shortname: item }),
    ...(typeof minutes_logged === "number" && { time_logged: minutes_logged }),
    ...(typeof text === "string" && { notes: text }),
  };
  return JSON.stringify(data);
};

const describeEntry = (row: LogRow, patientId: Id, names: Names, reader: Role) => {
  const role = (Number(names.get(`role ${row.actor}`)) || null) as Role | null;
  const who = names.get(row.source === "Patients" ? patientId : row.actor) ?? "";
  const loggedRow = { ...row, actor: { name: who, role } };
  const entry = describeLogEntry(loggedRow, names, reader, roleMayCall);
  const at = row.after ?? row.before ?? {};
  return {
    _id: `${row.at}_${row.id}`,
    createdAt: row.at,
    lastActivityDate: row.at,
    patientid: patientId,
    collection_name: row.table,
    action: row.action,
    method: row.action,
    actiontype: eventLabel(loggedRow),
    source: row.source,
    application: applicationOf(row.source, role, row.event),
    description: entry.description,
    who,
    role,
    hidden: entry.hidden,
    changes: [...entry.changes],
    newdata: entry.hidden ? "{}" : newData(at, names),
    exerciseName: row.table === "exercise_done" ? (names.get(String(at.item_id)) ?? null) : null,
  };
};

/** Returns rows of the log in the words of the screens, for a reader of this role. */
export const describeLogRows = async (
  queries: ActivityLogQueries,
  scope: CustomerScope,
  patientId: Id,
  reader: Role,
  rows: readonly LogRow[],
) => {
  const names = await namesIn(queries, scope, patientId, rows);
  return rows.map((row) => describeEntry(row, patientId, names, reader));
};

export type LogRecord = Awaited<ReturnType<typeof describeLogRows>>[number];
