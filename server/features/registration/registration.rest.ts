import { pathOf } from "@restride/domain/access/routes.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { type Id, idField, readId } from "@restride/domain/values/id.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import QRCode from "qrcode";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { WritePdf } from "../../platform/pdf/pdf-writer.ts";
import type { RegisteredPatients } from "./registered-patients.ts";
import type { RegistrationQueries } from "./registration.queries.ts";
import { registeredTexts } from "@restride/domain/registration/registered-texts.ts";
import * as registrationTexts from "@restride/domain/registration/registration-texts.ts";
import * as texts from "./registration-texts.ts";

/** Route GET /signed-forms/{registration}.pdf, which answers the signed forms of a waiting registration, to read in the browser. */
export const signedFormsRoute = (use: Pick<RegisteredPatients, "signedForms">): RestRoute => ({
  operation: "signedForms",
  method: "GET",
  path: "/signed-forms/:file",
  answer: async ({ params }, { scope }) => {
    const registration = idField.safeParse((params as { file: string }).file.replace(/\.pdf$/, ""));
    if (!registration.success) return refuse(registeredTexts.notFound);
    const bytes = await use.signedForms(scope, registration.data);
    return isRefusal(bytes) ? bytes : { type: "application/pdf", bytes };
  },
});

interface Deps {
  readonly queries: RegistrationQueries;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string;
  readonly writePdf: WritePdf;
}

const steps = [
  texts.pointTheCameraOfYourPhone,
  texts.enterYourDetailsReadTheForms,
  texts.yourClinicAddsYouToTheProgramme,
  texts.openTheAppWithYourEmail,
];

/** Returns the path of a clinic's sheet with QR code and instructions. */
export const sheetPath = (customerId: Id): string => `/qrcode/registration/${customerId}`;

/** Route GET /qrcode/registration/{customerId}, which answers a PDF to read or print: how to register with this clinic. */
export const registrationSheetRoute = ({ queries, rateLimits, publicUrl, writePdf }: Deps): RestRoute => ({
  operation: "registrationSheet",
  method: "GET",
  path: "/qrcode/registration/:id",
  answer: async ({ params }, { address }) => {
    const wait = await rateLimits.take("registrationByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const customerId = readId((params as { id: string }).id);
    const clinic = await queries.clinic(systemCustomerScope(customerId, "registration"));
    if (!clinic) return refuse(registrationTexts.notFound);
    const url = publicUrl + pathOf("registration", { customer_id: customerId });
    const code = await QRCode.toBuffer(url, { width: 1024, margin: 4 });
    const frame = {
      logo: null,
      from: clinic.name,
      subject: texts.howToRegister,
      origin: [],
      foot: { left: "", middle: "" },
    };
    const bytes = await writePdf(address, frame, texts.howToRegister, (page) => {
      page.title(texts.howToRegister);
      page.drawing(code, 240, 240, [url]);
      for (const [at, step] of steps.entries()) page.paragraph([{ text: `${at + 1}. ${step}`, strong: false }]);
    });
    return isRefusal(bytes) ? bytes : { type: "application/pdf", bytes };
  },
});
