/** Texts about words recorded by hand. */
export const moveUnitTexts = {
  done: (state: string): string => `Noted: ${state}.`,
  notAllowed: (name: string, reason: string): string => `${name} ${reason}. Nothing was changed.`,
  notYours: "Your role does not note this about a unit. Ask a company admin.",
  overtaken: (person: string, action: string, when: string): string =>
    `${person} noted “${action}” at ${when}. Nothing of yours was changed: look again.`,
  sameHardware: "This is the hardware that the unit has already.",
} as const;
