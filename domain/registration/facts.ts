/** What happens to those who register themselves. */
export type RegistrationFacts = {
  PatientRegistered: { registration: string };
  ConsentDocumentMade: { registration: string };
};
