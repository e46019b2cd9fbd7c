/** Texts about customers. */
export const customerTexts = {
  added: "Customer added.",
  updated: "Customer updated.",
  notFound: "This customer was not found.",
  noCompany: "This company was not found.",
  codeTaken: "This access code is taken. Please enter another one.",
  unknownZone: "Please select a time zone.",
  noCoach: "This health coach was not found.",
  changed: "Somebody else changed this customer in the meantime. Nothing of yours is lost: compare and save again.",
  confirmCode: "Patients and staff know this customer by its access code. The old code stops working. Change it?",
  autoImport: (on: boolean): string => (on ? "Auto import is on." : "Auto import is off."),
} as const;
