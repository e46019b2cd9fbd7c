/** A place where phone numbers are stored: a column, or the key `phone` of a jsonb column. */
export interface PhoneSource {
  readonly source: string;
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly isJson: boolean;
  readonly hasCustomer: boolean;
}

const plain = (source: string, table: string, id: string, column: string): PhoneSource => ({
  source,
  table,
  id,
  column,
  isJson: false,
  hasCustomer: true,
});
const json = (...parts: Parameters<typeof plain>): PhoneSource => ({ ...plain(...parts), isJson: true });
const withoutCustomer = (source: PhoneSource): PhoneSource => ({ ...source, hasCustomer: false });

/** Every place of stored phone numbers. A source that is added later is validated from its first row on. */
export const phoneSources: readonly PhoneSource[] = [
  plain("patient", "patients", "patient_id", "phone"),
  json("caregiver", "patients", "patient_id", "caregiver"),
  plain("registered", "registered_patients", "registration_id", "phone"),
  json("registeredCaregiver", "registered_patients", "registration_id", "caregiver"),
  plain("surgeon", "surgeons", "surgeon_id", "phone_public"),
  plain("surgeonPrivate", "surgeons", "surgeon_id", "phone_private"),
  withoutCustomer(plain("user", "users", "user_id", "phone")),
  withoutCustomer(json("customer", "customers", "customer_id", "contact")),
  withoutCustomer(plain("company", "companies", "company_id", "phone")),
  withoutCustomer(json("companyContact", "companies", "company_id", "contact")),
  plain("callback", "callback_requests", "callback_id", "phone"),
  withoutCustomer(plain("deletion", "deletion_requests", "request_id", "phone")),
];
