/** Layers of the product, which have their own lines in the table at the end of a run. */
export const layers = ["domain", "access", "server", "jobs", "screens"] as const;
export type Layer = (typeof layers)[number];

/** Fault that a test has to notice: a place in a file, and the text to put there. */
export interface PlantedBreak {
  /** The fault as a user would experience it. */
  readonly name: string;
  readonly path: string;
  /** Text that occurs exactly once in the file. */
  readonly search: string;
  readonly replace: string;
}

export interface LayeredBreak extends PlantedBreak {
  readonly layer: Layer;
}

/** Returns the text of a file with the fault; null when `search` does not occur exactly once. */
export const plantIn = (text: string, { search, replace }: PlantedBreak): string | null => {
  const parts = text.split(search);
  return parts.length === 2 ? parts.join(replace) : null;
};
