/** What happens to those who register themselves. */
import type { Id } from "../values/id.ts";
export type RegistrationEvents = {
  PatientRegistered: { registration: Id };
  ConsentDocumentMade: { registration: Id };
  /** `by` is the user who did it. */
  RegistrationDeleted: { registration: Id; by: Id };
  /** `of` is registration or mobileApp; to whom the link went is known to the outbox only. */
  LinkSent: { link: Id; of: string; by: Id };
};
