export const carePlanTexts = {
  empty: "Add a regimen, a device or a questionnaire.",
  twice: "This stands in the plan twice.",
  noClinics: "Please choose clinics.",
} as const;
