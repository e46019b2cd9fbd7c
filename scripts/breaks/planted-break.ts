/** Parts of the product that the table at the end of a run counts by themselves. */
export const layers = ["domain", "access", "server", "jobs", "screens"] as const;
export type Layer = (typeof layers)[number];

/** A fault that a test has to notice: one place of one file, and the text that stands there instead. */
export interface PlantedBreak {
  /** The fault as a person would meet it. */
  readonly name: string;
  readonly path: string;
  /** Text that stands exactly once in the file. */
  readonly search: string;
  readonly replace: string;
}

export interface LayeredBreak extends PlantedBreak {
  readonly layer: Layer;
}

/** The text of a file with the fault in it; null where `search` does not stand exactly once. */
export const plantIn = (text: string, { search, replace }: PlantedBreak): string | null => {
  const parts = text.split(search);
  return parts.length === 2 ? parts.join(replace) : null;
};
