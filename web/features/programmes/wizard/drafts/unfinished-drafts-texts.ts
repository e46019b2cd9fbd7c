export const stepNameOfPlace = (stepName: string, place: number, count: number): string =>
  `${stepName}, ${place} of ${count}`;
export const add = "ADD";
export const newPatient = "New patient";
export const unfinishedLabel = "Unfinished";
export const kept30Days = "kept 30 days";
export const noNameYet = "No name yet";
export const editedBy = (heldby: string): string => `${heldby} is at it`;
export const discardName = (name: string): string => `Discard ${name}`;
export const discardThisDraft = "Discard this draft?";
export const whatWasTypedForThis = (name: string): string =>
  `What was typed for ${name === "" ? "this patient" : name} is erased.`;
export const discard = "Discard";
export const todayWord = "today";
export const yesterdayWord = "yesterday";
