import { aheadTexts } from "./custody.ts";

/** Something that happened to a device, or to its whole order, as people read it. */
export interface ChainStep {
  readonly id: string;
  readonly what: string;
  /** When, in milliseconds. */
  readonly at: number;
  readonly by: string;
  readonly source: string;
  readonly note: string;
  readonly takenBack: boolean;
}

/** The device whose chain it is; `firstReading` is when it measured first, in milliseconds. */
export interface ChainedDevice {
  readonly deviceid: string;
  readonly name: string;
  readonly firstReading: number | null;
}

/** What happened to a device and its order, oldest first, with the first reading between. */
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
