import { fullName } from "@restride/domain/patients/person-name.ts";
import { blockText, readFormBody } from "@restride/domain/registration/form-body.ts";
import { formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import type { PdfPage } from "../../platform/pdf/page.ts";
import type { RegistrationOfForms, SignedConsent } from "./registration.queries.ts";
import * as texts from "./registration-texts.ts";

/** Returns an instant in the clinic's zone, with the zone's name, and in UTC (Z). */
const zonedInstantText = (instant: string, timeZone: string): string =>
  `${formatInstant(Date.parse(instant), timeZone)} (${timeZone}), ${instant}`;

const writeForm = (page: PdfPage, form: SignedConsent, signer: string, signedAt: string): void => {
  page.heading(texts.formVersion(form.title, form.version));
  for (const block of readFormBody(form.body))
    if (block.kind === "heading") page.paragraph([{ text: blockText(block), strong: true }]);
    else page.paragraph(block.runs, block.kind === "item");
  page.drawing(form.signature, 240, 64, [texts.signedBy(signer, signedAt), `SHA-256 ${form.seal}`]);
};

/** Writes the forms that a person signed: the person, time and address of the signature, then each form with its signature and its seal. */
export const writeConsents = (
  page: PdfPage,
  registered: RegistrationOfForms,
  forms: readonly SignedConsent[],
): void => {
  const { firstName, lastName, timeZone, signedAt, signatureTime } = registered;
  const signer = fullName({ firstname: firstName, lastname: lastName });
  page.title(texts.signedConsentForms);
  page.facts([
    [texts.clinic, registered.clinic],
    [texts.patient, signer],
    [texts.dateOfBirth, formatUs(registered.dob)],
    [texts.signedAt, zonedInstantText(signedAt, timeZone)],
    [texts.timeOnTheDevice, signatureTime === null ? "—" : zonedInstantText(signatureTime, timeZone)],
    [texts.ipAddress, registered.address],
    [texts.browser, registered.userAgent],
  ]);
  for (const [at, form] of forms.entries()) {
    if (at > 0) page.nextPage();
    writeForm(page, form, signer, formatInstant(Date.parse(signedAt), timeZone));
  }
};
