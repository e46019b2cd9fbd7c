/** Drill that `npm run drill` offers. */
export interface Drill {
  readonly name: string;
  /** What it does, with its options. */
  readonly about: string;
  /** Options with their defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** Runs it and prints its table. Returns whether everything held. */
  readonly run: (options: Readonly<Record<string, string>>) => Promise<boolean>;
}
