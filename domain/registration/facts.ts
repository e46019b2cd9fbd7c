/** What happens to those who register themselves. */
import type { Id } from "../values/id.ts";
export type RegistrationFacts = {
  PatientRegistered: { registration: Id };
  ConsentDocumentMade: { registration: Id };
};
