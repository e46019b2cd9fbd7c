import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { linkLasts } from "@restride/domain/patient-links/patient-link.ts";
import { shareForm } from "@restride/domain/progress-page/progress-forms.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationCaregiverNotifyArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { type Letter, writeLetter } from "../../platform/mail/letter.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import type { PatientPages } from "../patient-page/patient-page.lookups.ts";
import { progressTexts } from "@restride/domain/progress-page/progress-texts.ts";
import * as texts from "./progress-page-texts.ts";

interface Deps {
  readonly db: Database;
  readonly patientPages: PatientPages;
  readonly patientLinks: PatientLinks;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly domainEvents: DomainEvents;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** Returns the mail, with the first name only, because other people may read it. */
const letterOf = (to: string, patient: string, url: string): Letter => ({
  subject: texts.showsYouAPage(patient),
  paragraphs: [texts.wouldLikeYouToFollow(to, patient), texts.theLinkWorksFor7],
  button: { label: texts.openThePage, url },
  footer: texts.ifYouDoNotKnow,
});

/** Makes the use case that mails a caregiver a link to the page, unless the patient accepts no mail. */
export const makeNotifyCaregiver =
  ({ db, patientPages, patientLinks, letterheads, send, domainEvents, rateLimits, publicUrl, now }: Deps) =>
  async (scope: CustomerScope, input: MutationCaregiverNotifyArgs) => {
    const form = parseOrRefuse(shareForm, input);
    if (isRefusal(form)) return form;
    const patientId = input.patientid;
    const patient = await patientPages.openPatient(scope, patientId, "caregiverNotify");
    if (isRefusal(patient)) return patient;
    if (!patient.email_opt_in) return refuse(progressTexts.unsubscribed);
    if ((await rateLimits.take("shareByRecord", patientId)) > 0) return refuse(progressTexts.tooMany);
    const from = await letterheads(scope, { customerId: scope.customerId, companyId: null });
    return db.transaction(scope, async () => {
      const link = await patientLinks.make(scope, {
        patientId,
        kind: "caregiver",
        senderId: patientId,
        recipient: form.email,
      });
      if (!link) return refuse(progressTexts.unsubscribed);
      const { token, linkId: share } = link;
      const letter = letterOf(form.name, patient.firstname, `${publicUrl}/activity/${token}/${patientId}`);
      await send(scope, `share ${share}`, {
        kind: "caregiverLink",
        about: { patientId, subjectId: share },
        endsAt: now() + linkLasts.caregiver,
        channel: "mail",
        message: { to: form.email, ...writeLetter(from, letter) },
      });
      await domainEvents.record(scope, { kind: "ProgressShared", subjectId: patientId, data: { share } });
      return { message: progressTexts.shared };
    });
  };
