export const clinic = "Clinic";
export const patient = "Patient";
export const version = "Version";
export const activePatientsOfWhoseProgramme = (name: string | null): string =>
  `Active patients ${name ? `of ${name} ` : ""}whose programme was made from any version of it. Each stays on that version until another is applied.`;
export const itReadWhenItWas = (pressedCount: string): string => `It read ${pressedCount} when it was pressed.`;
export const versionNumber = (version: number): string => `Version ${version}`;
export const nobodyRunsItNow = "Nobody runs it now";
export const patientsAppearHereOnceTheir = "Patients appear here once their programme is made from it.";
export const runningText = (count: string): string => `${count} running`;
export const runningNamed = (count: string, name: string): string => `${count} running, ${name}`;
