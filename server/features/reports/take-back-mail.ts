import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { TakeMessageBack } from "../../platform/outbox/outbox.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import { keyOfMail } from "./send-report-mail.ts";
import { reportTexts } from "@restride/domain/reports/report-texts.ts";

interface Deps {
  readonly db: Database;
  readonly takeMessageBack: TakeMessageBack;
  readonly domainEvents: DomainEvents;
  readonly patientLinks: PatientLinks;
}

/** Makes the use case that takes back a mail of the viewer while it waits, and ends its link, which has the same id. */
export const makeTakeBackMail =
  ({ db, takeMessageBack, domainEvents, patientLinks }: Deps) =>
  (scope: CustomerScope, viewer: Viewer, mail: Id) =>
    db.transaction(scope, async () => {
      if (!(await takeMessageBack(scope, keyOfMail(viewer, mail)))) return refuse(reportTexts.hasLeft);
      await patientLinks.endOfMail(scope, mail);
      await domainEvents.record(scope, { kind: "ReportMailTakenBack", subjectId: null, data: { mail } });
      return { message: reportTexts.takenBack };
    });
