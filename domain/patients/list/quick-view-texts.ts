export const noMeasurementFor3Days = "No measurement for 3 days";
export const noExerciseFor3Days = "No exercise for 3 days";
export const nothingFinishedLastWeek = "Nothing finished last week";
export const lowestExerciseProgressFirst = "Lowest exercise progress first";
export const lowestMeasurementProgressFirst = "Lowest measurement progress first";
export const allPatients = "All patients";
