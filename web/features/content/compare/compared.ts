interface Choice {
  readonly value: string;
}

/**
 * Returns which choices, newest first, are compared: the chosen ones while they exist (a draft disappears when it is published), else the newest and
 * the one before it.
 */
export const comparedOf = (
  choices: readonly Choice[],
  chosen: { readonly older: string; readonly newer: string },
): { readonly older: string; readonly newer: string } => {
  const validChoice = (value: string, at: number): string =>
    choices.some((choice) => choice.value === value) ? value : choices[at]!.value;
  return { older: validChoice(chosen.older, 1), newer: validChoice(chosen.newer, 0) };
};
