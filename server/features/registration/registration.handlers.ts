import { createHash } from "node:crypto";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { eventHandler } from "../../platform/events/event-handlers.ts";
import { instantOf } from "../../platform/instant.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import { aJob, type WritePdf } from "../../platform/pdf/pdf-writer.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import { writeConsents } from "./consent-pages.ts";
import type { RegistrationStore } from "./registration.store.ts";
import type { RegistrationQueries } from "./registration.queries.ts";
import * as registrationTexts from "@restride/domain/registration/registration-texts.ts";
import * as texts from "./registration-texts.ts";

interface Deps {
  readonly store: RegistrationStore;
  readonly queries: RegistrationQueries;
  readonly domainEvents: DomainEvents;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly now: () => number;
  readonly writePdf: WritePdf;
}

/** Makes one PDF of the signed forms, and stores it with its checksum. */
export const makeConsentDocument = ({ store, queries, domainEvents, now, writePdf }: Deps) =>
  eventHandler({
    name: "make-consent-document",
    to: "PatientRegistered",
    handle: async (scope, { data: { registration: registrationId } }) => {
      const registered = await queries.registered(scope, registrationId);
      const forms = await queries.signedForms(scope, registrationId);
      if (!registered || forms.length === 0) return;
      const signerName = fullName({ firstname: registered.firstName, lastname: registered.lastName });
      const frame = {
        logo: null,
        from: registered.clinic,
        subject: texts.signedConsentForms,
        origin: [],
        person: { name: signerName, identity: texts.bornOn(formatUs(registered.dob)) },
        foot: { left: texts.confidentialHealthInformationOfThePerson, middle: "" },
      };
      const pdf = await writePdf(aJob, frame, texts.signedConsentForms, (page) =>
        writeConsents(page, registered, forms),
      );
      if (isRefusal(pdf)) throw new Error(pdf.message); // The job tries again.
      const sum = createHash("sha256").update(pdf).digest("hex");
      await store.saveDocument(scope, registrationId, pdf, sum, instantOf(now()));
      await domainEvents.record(scope, {
        kind: "ConsentDocumentMade",
        subjectId: null,
        data: { registration: registrationId },
      });
    },
  });

/** Mails a copy of the signed forms to a person who requested one. */
export const mailConsentDocument = ({ queries, letterheads, send }: Deps) =>
  eventHandler({
    name: "mail-consent-document",
    to: "ConsentDocumentMade",
    handle: async (scope, { data: { registration: registrationId } }) => {
      const registered = await queries.registered(scope, registrationId);
      const document = await queries.document(scope, registrationId);
      if (!registered?.consentEmail || !document) return;
      const files = [
        { name: "signed-consent-forms.pdf", type: "application/pdf", base64: document.pdf.toString("base64") },
      ];
      const letter = writeLetter(await letterheads(scope, { customerId: scope.customerId, companyId: null }), {
        subject: registrationTexts.mailSubject(registered.clinic),
        paragraphs: [registrationTexts.mailText(registered.clinic)],
        footer: registrationTexts.mailFooter,
      });
      await send(scope, `consent-document ${registrationId}`, {
        kind: "consentCopy",
        about: { registrationId: registrationId },
        channel: "mail",
        message: { to: registered.consentEmail, ...letter, files },
      });
    },
  });
