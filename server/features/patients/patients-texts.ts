export const readsAreNotStored = (reason: string): string =>
  `Reads of patient records could not be stored yet: ${reason}`;
