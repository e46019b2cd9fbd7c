import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageFilter, MessageSort } from "@restride/domain/cases/message-filter.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { noId } from "@restride/domain/values/id.ts";
import type { Page } from "@restride/domain/values/page.ts";
import { type RawBuilder, sql } from "kysely";
import { namedIds } from "../../names/name-parts.lookups.ts";
import { firstListed, oneOf, type Parts } from "../first-listed.queries.ts";
import { hasUrgent, isCounterFor, isUnread, isUrgent, unreadCounted } from "../unread.queries.ts";
import { caseLimitsOf, isOfSurgeons } from "../../sight/sight.lookups.ts";

export interface MessageListRequest {
  readonly filter: MessageFilter;
  readonly sort: MessageSort;
  readonly page: Page;
}

const isShown = ({ archived }: MessageFilter, x: "l" | "o" | "t"): RawBuilder<unknown> =>
  archived ? sql`true` : sql`not ${sql.ref(`${x}.is_archived`)}`;

/** Returns whether the filter selects messages by their patient. */
const dependsOnPatient = ({ patientId, lastdigitsofphone, name }: MessageFilter): boolean =>
  Boolean(patientId || lastdigitsofphone || name);

/** SQL condition for the surgeons `x` whose messages the scope may see and the filter selects. */
const isTheirs = (scope: CustomerScope, { surgeonId }: MessageFilter, x: string): RawBuilder<unknown> =>
  sql`${isOfSurgeons(caseLimitsOf(scope), `${x}.surgeon_id`)}
    ${surgeonId ? sql`and ${sql.ref(`${x}.surgeon_id`)} = ${surgeonId}` : sql``}`;

/** SQL with the patients `p` of these surgeons whom the filter selects. */
export const matchingPatients = (scope: CustomerScope, filter: MessageFilter): RawBuilder<unknown> => {
  const conditions = [sql`p.customer_id = ${scope.customerId} and ${isTheirs(scope, filter, "p")}`];
  if (filter.patientId) conditions.push(sql`p.patient_id = ${filter.patientId}`);
  if (filter.lastdigitsofphone) conditions.push(sql`p.phone_last_four = ${filter.lastdigitsofphone}`);
  const nameParts = searchParts(filter.name ?? "");
  if (nameParts.length > 0) conditions.push(sql`p.patient_id = any(${namedIds("patient", nameParts)})`);
  return sql`from patients p where ${sql.join(conditions, sql` and `)}`;
};

/** Returns a part of the messages for each surgeon, or for each selected patient. */
const messageParts = (scope: CustomerScope, { filter, sort }: MessageListRequest): Parts => {
  const archived = oneOf("a (is_archived)", filter.archived ? [false, true] : [false]);
  const has = sql`l.customer_id = ${scope.customerId} and l.is_archived = a.is_archived`;
  const order =
    sort.order === "ascend" ? sql`l.last_message_at, l.case_id desc` : sql`l.last_message_at desc, l.case_id`;
  return dependsOnPatient(filter)
    ? {
        parts: sql`(select p.surgeon_id, p.patient_id ${matchingPatients(scope, filter)}) k, ${archived}`,
        isInPart: sql`${has} and l.patient_id = k.patient_id`,
        order,
      }
    : {
        parts: sql`(select s.surgeon_id from surgeons s where s.customer_id = ${scope.customerId} and ${isTheirs(scope, filter, "s")}) k, ${archived}`,
        isInPart: sql`${has} and l.surgeon_id = k.surgeon_id`,
        order,
      };
};

/** Returns the same parts with only unread messages, or with only unread messages of cases that ever had an urgent comment. */
const unreadParts = (scope: CustomerScope, request: MessageListRequest, onlyUrgent: boolean): Parts => {
  const allParts = messageParts(scope, request);
  const urgency = onlyUrgent ? sql`and t.is_urgent` : sql``;
  const maxRows = sql`(select ${unreadCounted} from case_counters t where t.customer_id = ${scope.customerId}
    and t.surgeon_id = k.surgeon_id and t.is_archived = a.is_archived and ${isCounterFor(scope.userId)} ${urgency})`;
  return {
    ...allParts,
    isInPart: onlyUrgent ? sql`${allParts.isInPart} and l.urgent_at is not null` : allParts.isInPart,
    where: isUnread(scope.userId),
    ...(!dependsOnPatient(request.filter) && { maxRows }),
  };
};

/** SQL with the other matching messages `o` of a patient. */
export const othersOf = ({ filter }: MessageListRequest, viewer: CustomerScope): RawBuilder<unknown> =>
  sql`from listed_cases o where o.customer_id = l.customer_id and o.patient_id = l.patient_id
    and ${isShown(filter, "o")} ${filter.urgent ? sql`and ${isUrgent(viewer.userId, "o")}` : sql``}`;

/** SQL with the urgent unread messages; when the list is by patients, only the newest of each patient. */
export const urgentMessages = (scope: CustomerScope, request: MessageListRequest, limit: number | null) => {
  const { filter } = request;
  const isNewest = filter.byPatients
    ? sql`and not exists (select ${othersOf(request, scope)} and ${isNewer} and ${isUrgent(scope.userId, "o")})`
    : sql``;
  return firstListed(unreadParts(scope, request, true), sql`${hasUrgent(scope.userId)} ${isNewest}`, limit);
};

const isNewer = sql`(o.last_message_at, l.case_id) > (l.last_message_at, o.case_id)`;

/**
 * SQL with the other messages, without those in `urgent`; when the list is by patients, only the newest of each patient without an urgent
 * message.
 */
export const calmMessages = (scope: CustomerScope, request: MessageListRequest, limit: number | null) =>
  firstListed(
    messageParts(scope, request),
    request.filter.byPatients
      ? sql`l.patient_id <> all (array(select patient_id from urgent))
          and not exists (select ${othersOf(request, scope)} and ${isNewer})`
      : sql`l.case_id <> all (array(select case_id from urgent))`,
    limit,
  );

/** SQL with the time of the newest unread message about each surgeon's patients. */
export const newestUnread = (scope: CustomerScope, request: MessageListRequest): RawBuilder<unknown> => {
  const { urgent } = request.filter;
  const urgency = urgent ? hasUrgent(scope.userId) : sql`true`;
  const newestRequest = { ...request, sort: { ...request.sort, order: "descend" as const } };
  return sql`select surgeon_id, max(last_message_at) as newest_unread
    from (${firstListed(unreadParts(scope, newestRequest, Boolean(urgent)), urgency, 1)}) l group by surgeon_id`;
};

/**
 * SQL with the number of matching messages on all pages. It comes from stored counters, except with a filter by patients or urgency, which counts the
 * messages.
 */
export const messagesTotal = (scope: CustomerScope, request: MessageListRequest): RawBuilder<{ total: number }> => {
  const { filter } = request;
  const counters = sql`where t.customer_id = ${scope.customerId} and ${isShown(filter, "t")} and ${isTheirs(scope, filter, "t")}`;
  if (filter.urgent) return sql`select count(*)::int as total from (${urgentMessages(scope, request, null)}) l`;
  if (filter.byPatients && dependsOnPatient(filter))
    return sql`select count(*)::int as total ${matchingPatients(scope, filter)} and exists (select from listed_cases l
      where l.customer_id = p.customer_id and l.patient_id = p.patient_id and ${isShown(filter, "l")})`;
  if (filter.byPatients)
    return sql`select coalesce(sum(t.patients), 0)::int as total from message_patient_counters t ${counters}`;
  if (dependsOnPatient(filter))
    return sql`select count(*)::int as total from (${firstListed(messageParts(scope, request), sql`true`, null)}) l`;
  return sql`select coalesce(sum(t.cases), 0)::int as total from case_counters t ${counters}
    and t.user_id = ${noId}::uuid and t.surgeon_id <> ${noId}::uuid`;
};
