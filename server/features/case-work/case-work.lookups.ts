import { Role, roleName } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { imageFile } from "@restride/domain/images/image.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { isSeen, sightOfCases } from "./case-sight.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const commentRow = row({
  _id: column.id,
  userid: column.id.nullable(),
  userName: column.text,
  role: column.numberOf<Role>(),
  comment: column.text,
  commented_date: column.text,
  priority: column.text,
  image: column.text.nullable(),
  edited: column.boolean,
  version: column.number,
});

type CommentRow = Row<typeof commentRow>;

const workLogRow = row({
  _id: column.id,
  userId: column.id,
  userName: column.text,
  createdAt: column.text,
  date: column.date,
  timeMin: column.number,
  workDescription: column.text,
  version: column.number,
});

interface OfCase {
  readonly customerId: Id;
  readonly caseId: Id;
}

const comments = compiledOnce(
  ({ customerId, caseId }: OfCase) => typedSql(commentRow)`
    select m.comment_id as _id, m.author_id as userid, coalesce(s.firstname || ' ' || s.lastname, (select p.first_name || ' ' || p.last_name from patients p
        where p.customer_id = c.customer_id and p.patient_id = c.patient_id), '') as "userName",
      coalesce(staff_role(m.author_id), ${Role.patient}::smallint) as role, m.text as comment, m.commented_at as commented_date,
      case when m.is_urgent then 'URGENT' else 'NORMAL' end as priority, m.image, m.edited_at is not null as edited, m.version
    from case_comments m join cases c on c.customer_id = m.customer_id and c.case_id = m.case_id
    left join lateral staff_card(m.author_id) s on true
    where m.customer_id = ${customerId} and m.case_id = ${caseId} and m.deleted_at is null
    order by m.commented_at, m.comment_id`,
);

const workLogs = compiledOnce(
  ({ customerId, caseId }: OfCase) => typedSql(workLogRow)`
    select w.work_log_id as _id, w.user_id as "userId", s.firstname || ' ' || s.lastname as "userName", w.created_at as "createdAt",
      w.started_on as date, w.minutes as "timeMin", w.description as "workDescription", w.version
    from case_work_logs w, staff_card(w.user_id) s
    where w.customer_id = ${customerId} and w.case_id = ${caseId}
    order by w.started_on desc, w.created_at desc, w.work_log_id`,
);

const shownComment = ({ role, image, ...comment }: CommentRow) => ({
  ...comment,
  role: roleName(role),
  imageUrl: image === null ? null : { original: imageFile(image, "full"), thumbnail: imageFile(image, "small") },
});

/** Returns the lookups of a case's comments and work log; the caller has checked that the case may be seen. */
export const makeCaseWork = (db: Database) => ({
  /** Returns the comments of a case, oldest first. */
  comments: async ({ rls, customerId }: CustomerScope, caseId: Id) =>
    (await db.rows({ rls }, "caseComments", comments({ customerId, caseId }))).map(shownComment),

  /** Returns the work log of a case, newest first. */
  workLogs: ({ rls, customerId }: CustomerScope, caseId: Id) =>
    db.rows({ rls }, "caseWorkLogs", workLogs({ customerId, caseId })),

  /** Returns whether an image is in a comment that the scope may see, or was uploaded for a comment by the scope's user. */
  seesImage: (scope: CustomerScope, name: string) =>
    db.returnsRow(
      scope,
      "seesMessageImage",
      sql`select from images i where i.customer_id = ${scope.customerId} and i.name = ${name} and i.folder = 'message'
        and (i.uploaded_by = ${scope.userId} or exists (
          select from case_comments m join cases c on c.customer_id = m.customer_id and c.case_id = m.case_id
          where m.customer_id = i.customer_id and m.image = i.name and m.deleted_at is null and ${isSeen(sightOfCases(scope))}))`,
    ),

  /** Returns whether a comment exists and was not deleted or taken back. */
  isCommentPresent: (scope: CustomerScope, commentId: Id) =>
    db.returnsRow(
      scope,
      "isCommentSaid",
      sql`select from case_comments where customer_id = ${scope.customerId} and comment_id = ${commentId} and deleted_at is null`,
    ),
});

export type CaseWork = ReturnType<typeof makeCaseWork>;
