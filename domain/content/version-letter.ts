import * as texts from "./content-texts.ts";
/** Version of a care plan that was applied to running programmes, with its changes. */
export interface AppliedVersion {
  readonly plan: string;
  readonly number: number;
  /** Names of the changed parts, such as "Knee Motion Sensor". */
  readonly changes: readonly string[];
}

/** Returns the mail to a clinic's admin when programmes of the clinic follow a new version. The mail names no patient, because others may read it. */
export const versionLetter = ({ plan, number, changes }: AppliedVersion) => ({
  subject: texts.versionIsInYourProgrammes(plan, number),
  paragraphs: [
    texts.patientsOfYourClinicWho(plan, number),
    texts.itChanges(changes.join(", ")),
    texts.whatWasChangedByHand,
  ],
});
