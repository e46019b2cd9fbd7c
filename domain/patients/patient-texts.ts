/** What people read about patients, whatever they do. */
export const patientTexts = {
  notFound: "This patient was not found.",
} as const;
