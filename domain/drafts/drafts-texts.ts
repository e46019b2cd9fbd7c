export const thisDraftIsTooLarge = "This draft is too large to be kept.";
export const thisDraftNamesAStep = "This draft names a step that does not exist.";
export const thisDraftCannotBeRead = "This draft cannot be read.";
export const goesOnWithThisDraft = (name: string): string => `${name} goes on with this draft.`;
export const isAddingThisPatientSince = (name: string, since: string): string =>
  `${name} is adding this patient since ${since}.`;
