import { aheadTexts } from "./custody-texts.ts";

/** Event of a device, or of its whole order, for display. */
export interface ChainStep {
  readonly id: string;
  readonly what: string;
  /** Time in milliseconds. */
  readonly at: number;
  readonly by: string;
  readonly source: string;
  readonly note: string;
  readonly takenBack: boolean;
}

/** Device of the chain; `firstReading` is the time of its first reading, in milliseconds. */
export interface ChainedDevice {
  readonly deviceid: string;
  readonly name: string;
  readonly firstReading: number | null;
}

/** Returns the events of a device and its order, oldest first, including the first reading. */
export const chainOf = (
  happened: readonly (ChainStep & { readonly deviceid: string | null })[],
  { deviceid, name, firstReading }: ChainedDevice,
): ChainStep[] => {
  const steps: ChainStep[] = happened.filter((line) => line.deviceid === null || line.deviceid === deviceid);
  const nothingElse = { source: "Reading", note: "", takenBack: false };
  const measured =
    firstReading === null
      ? []
      : [{ ...nothingElse, id: "reading", what: aheadTexts.measured, at: firstReading, by: name }];
  return [...steps, ...measured].toSorted((a, b) => a.at - b.at);
};
