import type { EveryScope } from "@restride/domain/access/scope.ts";
import type { SecurityEventFilter, SecurityEventKind } from "@restride/domain/security-events/security-event.ts";
import { offsetOf } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** Events of one kind of one account or source on one day. */
const securityEventRow = row({
  day: column.date,
  kind: column.textOf<SecurityEventKind>(),
  account: column.text.nullable(),
  organization: column.text.nullable(),
  source: column.text,
  events: column.number,
  lastat: column.text,
});

const ofKind = ({ kind }: SecurityEventFilter) => sql`${kind ?? null}::text is null or kind = ${kind ?? null}`;

const securityEventsTotalRow = row({ total: column.number });

export const makeSecurityEventsQueries = (db: Database) => ({
  acrossCustomersPage: (scope: EveryScope, filter: SecurityEventFilter) =>
    db.rows(
      scope,
      "securityEventsPage",
      typedSql(securityEventRow)`
        select e.on_day as day, e.kind, e.source, e.events, e.last_at as lastat,
          coalesce(u.first_name || ' ' || u.last_name, case when p.patient_id is not null then 'A patient' end) as account,
          coalesce(c.name, k.name) as organization
        from (
          select * from security_events where ${ofKind(filter)}
          order by on_day desc, last_at desc, kind, account_id, source limit ${filter.pageSize} offset ${offsetOf(filter)}
        ) e
        left join users u on u.user_id = e.account_id
        left join patients p on p.patient_id = e.account_id
        left join customers c on c.customer_id = coalesce(u.customer_id, p.customer_id)
        left join companies k on k.company_id = u.company_id
        order by e.on_day desc, e.last_at desc, e.kind, e.account_id, e.source`,
    ),

  acrossCustomersTotal: async (scope: EveryScope, filter: SecurityEventFilter) =>
    (
      await db.one(
        scope,
        "securityEventsTotal",
        typedSql(securityEventsTotalRow)`select count(*)::int as total from security_events where ${ofKind(filter)}`,
      )
    ).total,
});

export type SecurityEventsQueries = ReturnType<typeof makeSecurityEventsQueries>;
