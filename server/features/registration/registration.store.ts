import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { isNamed } from "@restride/domain/patients/caregiver.ts";
import type { Registration } from "@restride/domain/registration/registration.ts";
import type { Insertable } from "kysely";
import type { SignedConsents } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { saveName } from "../names/name-parts.commands.ts";

/** The circumstances of a registration: its id, its time and its origin. */
export interface RegistrationOrigin {
  readonly registrationId: Id;
  readonly isRepeated: boolean;
  readonly signedAt: string;
  readonly signatureTime: string | null;
  readonly address: string;
  readonly userAgent: string;
}

export interface SavedSignature {
  readonly formId: Id;
  readonly version: number;
  readonly sequence: number;
  readonly signature: Buffer;
  readonly seal: string;
}

export const makeRegistrationStore = (db: Database) => ({
  save: async (scope: CustomerScope, details: Registration, how: RegistrationOrigin) => {
    await db.rows(
      scope,
      "saveRegistration",
      build.insertInto("registered_patients").values({
        customer_id: scope.customerId,
        registration_id: how.registrationId,
        first_name: details.firstname,
        last_name: details.lastname,
        gender: details.gender,
        dob: details.dob,
        email: details.email,
        phone: details.phone,
        height_in: details.height,
        ship_address: JSON.stringify(details.shipaddress),
        caregiver: JSON.stringify(isNamed(details.caregiver) ? details.caregiver : {}),
        email_opt_in: details.email_opt_in,
        include_devices: details.include_devices,
        is_repeated: how.isRepeated,
        consent_email: details.consent_email,
        signed_at: how.signedAt,
        signature_time: how.signatureTime,
        network_address: how.address,
        user_agent: how.userAgent,
      }),
    );
    saveName(db, scope, "registration", how.registrationId, [details.firstname, details.lastname]);
  },

  saveSignatures: (scope: CustomerScope, registrationId: Id, signatures: readonly SavedSignature[]) =>
    db.rows(
      scope,
      "saveSignatures",
      build.insertInto("signed_consents").values(
        signatures.map(
          ({ formId, version, sequence, signature, seal }) =>
            ({
              customer_id: scope.customerId,
              registration_id: registrationId,
              form_id: formId,
              version,
              sequence,
              signature,
              seal,
            }) satisfies Insertable<SignedConsents>,
        ),
      ),
    ),

  /** Deletes a waiting registration with its signed forms; returns whether it existed. */
  remove: (scope: CustomerScope, registrationId: Id) =>
    db.returnsRow(
      scope,
      "removeRegistration",
      build
        .deleteFrom("registered_patients")
        .where("customer_id", "=", scope.customerId)
        .where("registration_id", "=", registrationId)
        .where("patient_id", "is", null)
        .returning("registration_id"),
    ),

  saveDocument: (scope: CustomerScope, registrationId: Id, pdf: Buffer, sha256: string, at: string) =>
    db.rows(
      scope,
      "saveConsentDocument",
      build
        .insertInto("consent_documents")
        .values({ customer_id: scope.customerId, registration_id: registrationId, sha256, pdf, made_at: at }),
    ),
});

export type RegistrationStore = ReturnType<typeof makeRegistrationStore>;
