import { pathOf } from "@restride/domain/access/routes.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { sendLinkForm } from "@restride/domain/registration/send-link.ts";
import { sendLinkTexts } from "@restride/domain/registration/send-link-texts.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationSendPatientAuthLinkArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import { sheetPath } from "./registration.rest.ts";
import * as texts from "./registration-texts.ts";

interface Deps {
  readonly db: Database;
  readonly send: Send;
  readonly domainEvents: DomainEvents;
  readonly letterheads: Letterheads;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string;
  readonly newId: () => Id;
}

type Kind = "registration" | "mobileApp";

const messageKind = { registration: "registrationLink", mobileApp: "appLink" } as const;

/** Makes the use case that sends a person who is not a patient yet a link of the clinic, by SMS and, if an email address is given, by mail. */
export const makeSendLink = ({ db, send, domainEvents, letterheads, rateLimits, publicUrl, newId }: Deps) => {
  const pathTo: Record<Kind, (customerId: Id) => string> = {
    registration: (customerId) => pathOf("registration", { customer_id: customerId }),
    mobileApp: sheetPath,
  };

  return async (scope: CustomerScope, kind: Kind, input: Pick<MutationSendPatientAuthLinkArgs, "phone" | "email">) => {
    const form = parseOrRefuse(sendLinkForm, { phone: input.phone, email: input.email ?? "" });
    if (isRefusal(form)) return form;
    const wait =
      (await rateLimits.take("linkByAccount", scope.userId)) || (await rateLimits.take("linkByRecipient", form.phone));
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const url = publicUrl + pathTo[kind](scope.customerId);
    const link = newId();
    await db.transaction(scope, async () => {
      const from = await letterheads(scope, { customerId: scope.customerId, companyId: null });
      const text = sendLinkTexts[kind](from.name, url);
      const sort = { kind: messageKind[kind], about: {} };
      await send(scope, `${kind} link ${link} sms`, { ...sort, channel: "sms", message: { to: form.phone, text } });
      const letter = writeLetter(from, {
        subject: sendLinkTexts.subject(from.name),
        paragraphs: [sendLinkTexts.invitation(kind)],
        button: { label: texts.openThePage, url },
        footer: sendLinkTexts.footer,
      });
      if (form.email !== "")
        await send(scope, `${kind} link ${link} mail`, {
          ...sort,
          channel: "mail",
          message: { to: form.email, ...letter },
        });
      await domainEvents.record(scope, {
        kind: "LinkSent",
        subjectId: null,
        data: { link, of: kind, by: scope.userId },
      });
    });
    return { message: sendLinkTexts.sent };
  };
};
