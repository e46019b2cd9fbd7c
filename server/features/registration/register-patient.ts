import { isSameName } from "@restride/domain/names/search-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { createHash } from "node:crypto";
import { type CustomerScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import {
  decideSigned,
  type Registration,
  registrationForm,
  sealText,
} from "@restride/domain/registration/registration.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { MutationAddRegisterPatientArgs } from "../../generated/resolvers.ts";
import type { BotChecks } from "../../platform/bot-check/bot-check.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import { readRegistration, readSignature } from "./read-registration.ts";
import type { RegistrationStore, SavedSignature } from "./registration.store.ts";
import type { RegistrationQueries } from "./registration.queries.ts";
import * as registrationTexts from "@restride/domain/registration/registration-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: RegistrationStore;
  readonly queries: RegistrationQueries;
  readonly clock: ClinicClock;
  readonly botChecks: BotChecks;
  readonly rateLimits: RateLimits;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
}

/** The network address and the browser of a registration. */
interface Sender {
  readonly address: string;
  readonly userAgent: string;
}

const maxUserAgentLength = 300;

/** Makes the use case that registers a patient with the clinic. The registration waits for staff; a job makes a PDF of the signed forms. */
export const makeRegisterPatient = (deps: Deps) => {
  const { db, queries, clock, botChecks, rateLimits } = deps;

  const save = async (
    scope: CustomerScope,
    input: MutationAddRegisterPatientArgs,
    details: Registration,
    sender: Sender,
  ) => {
    const signedAt = instantOf((await clock(scope)).now);
    const signatures = await seal(deps, scope, input, details, signedAt);
    if (isRefusal(signatures)) return signatures;
    const registrationId = deps.newId();
    await deps.store.save(scope, details, {
      registrationId,
      isRepeated: (await queries.namesakes(scope, details)).some((person) => isSameName(person, details)),
      signedAt,
      signatureTime: input.consent.signature_time ?? null,
      address: sender.address,
      userAgent: sender.userAgent.slice(0, maxUserAgentLength),
    });
    if (signatures.length > 0) await deps.store.saveSignatures(scope, registrationId, signatures);
    const data = { registration: registrationId };
    await deps.domainEvents.record(scope, { kind: "PatientRegistered", subjectId: null, data });
    return { message: registrationTexts.registrationReceived };
  };

  return async (input: MutationAddRegisterPatientArgs, sender: Sender) => {
    const wait = await rateLimits.take("registrationByAddress", sender.address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const scope = systemCustomerScope(input.customer, "registration");
    return db.transactionIf(
      scope,
      (result) => !isRefusal(result),
      async () => {
        if (!(await queries.clinic(scope))) return refuse(registrationTexts.notFound);
        const details = parseOrRefuse(registrationForm((await clock(scope)).today), readRegistration(input));
        if (isRefusal(details)) return details;
        const wait = details.consent_email ? await rateLimits.take("consentMailByRecipient", details.consent_email) : 0;
        if (wait > 0) return refuse(tooManyAttempts(wait));
        const botCheck = await botChecks.take(input.token, input);
        if (isRefusal(botCheck)) return botCheck;
        if (botCheck === "repeated") return { message: registrationTexts.registrationReceived };
        return save(scope, input, details, sender);
      },
    );
  };
};

/** Returns the signatures with their seals, or a refusal that names what is missing. */
const seal = async (
  { queries }: Deps,
  scope: CustomerScope,
  { consent }: MutationAddRegisterPatientArgs,
  { firstname: firstName, lastname: lastName, dob }: Registration,
  signedAt: string,
): Promise<SavedSignature[] | Refusal> => {
  const forms = (await queries.forms(scope)).map((form) => ({ ...form, formId: form._id }));
  const givenSignatures = consent.signatures.map(({ formid, signature, version }) => ({
    formId: formid,
    signature,
    version: version ?? forms.find(({ formId }) => formId === formid)?.version ?? 0,
  }));
  const signed = decideSigned(forms, givenSignatures);
  if (isRefusal(signed)) return signed;
  const savedSignatures: SavedSignature[] = [];
  for (const [at, { title, version, view: body, sequence, formId }] of forms.entries()) {
    const image = readSignature(signed[at]!.signature);
    if (!image) return refuse(registrationTexts.signatureUnreadable);
    const sealed = { title, version, body, signature: image.toString("base64"), firstName, lastName, dob, signedAt };
    savedSignatures.push({ formId, version, sequence, signature: image, seal: sha256(sealText(sealed)) });
  }
  return savedSignatures;
};

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
