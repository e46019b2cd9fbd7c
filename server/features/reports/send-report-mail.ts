import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { reportMail, reportMailWaits } from "@restride/domain/reports/report-mail.ts";
import { linkLasts } from "@restride/domain/patient-links/patient-link.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationSendReportMailArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { type Letter, writeLetter } from "../../platform/mail/letter.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import type { ReadReport } from "./read-report.ts";
import type { z } from "zod";
import { reportTexts } from "@restride/domain/reports/report-texts.ts";
import * as texts from "./reports-texts.ts";

interface Deps {
  readonly db: Database;
  readonly readReport: ReadReport;
  readonly patientLinks: PatientLinks;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly domainEvents: DomainEvents;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string;
  readonly now: () => number;
}

const lines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const letterOf = (mail: z.output<typeof reportMail>, url: string): Letter => ({
  subject: mail.subject,
  paragraphs: [...lines(mail.text), ...lines(mail.signature)],
  button: { label: texts.openTheReport, url },
  footer: texts.theLinkWorksFor7,
});

/** Returns the key of a mail in the outbox. It contains the sender, so that only the sender can take the mail back. */
export const keyOfMail = ({ userId }: Viewer, mail: Id): string => `report ${userId} ${mail}`;

/** Makes the use case that mails a link to a patient's report to one address, after 8 seconds. It refuses when there is nothing to report. */
export const makeSendReportMail =
  ({ db, readReport, patientLinks, letterheads, send, domainEvents, rateLimits, publicUrl, now }: Deps) =>
  async (scope: CustomerScope, viewer: Viewer, input: MutationSendReportMailArgs) => {
    const mail = parseOrRefuse(reportMail, { ...input, signature: input.signature ?? "" });
    if (isRefusal(mail)) return mail;
    const patientId = input.patientid;
    const report = await readReport(scope, patientId, "sendReportMail");
    if (isRefusal(report)) return report;
    // A link to an inactive patient opens nothing.
    if (!report.patient.active) return refuse(patientTexts.patientInactive);
    const wait =
      (await rateLimits.take("reportByAccount", viewer.userId)) || (await rateLimits.take("reportByRecord", patientId));
    if (wait > 0) return refuse(reportTexts.tooMany);
    const from = await letterheads(scope, { customerId: scope.customerId, companyId: null });
    return db.transaction(scope, async () => {
      const link = await patientLinks.make(scope, {
        patientId,
        kind: "report",
        senderId: viewer.userId,
        recipient: mail.to,
      });
      if (!link) return refuse(patientTexts.patientInactive);
      const { linkId: id } = link;
      const sort = {
        kind: "reportLink",
        about: { patientId, subjectId: id },
        endsAt: now() + linkLasts.report,
      } as const;
      const letter = letterOf(mail, `${publicUrl}/report/${link.token}/${patientId}`);
      const message = { to: mail.to, ...writeLetter(from, letter) };
      await send(scope, keyOfMail(viewer, id), { ...sort, channel: "mail", message }, reportMailWaits);
      await domainEvents.record(scope, { kind: "ReportMailed", subjectId: patientId, data: { mail: id } });
      return { message: reportTexts.sent, mail: id };
    });
  };
