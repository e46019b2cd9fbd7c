/** Domain events of self-registrations. */
import type { Id } from "../values/id.ts";
export type RegistrationEvents = {
  PatientRegistered: { registration: Id };
  ConsentDocumentMade: { registration: Id };
  /** `by` is the user who acted. */
  RegistrationDeleted: { registration: Id; by: Id };
  /** `of` is registration or mobileApp; the event does not name the recipient, whom only the outbox knows. */
  LinkSent: { link: Id; of: string; by: Id };
};
