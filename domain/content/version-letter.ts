/** A version of a care plan that went into running programmes, and what it changes there. */
export interface AppliedVersion {
  readonly plan: string;
  readonly number: number;
  /** By name, such as "Knee Motion Sensor". */
  readonly changes: readonly string[];
}

/** What a clinic's admin reads when programmes of the clinic follow a version. It names no patient: mail is read by others. */
export const versionLetter = ({ plan, number, changes }: AppliedVersion) => ({
  subject: `${plan}: version ${number} is in your running programmes`,
  paragraphs: [
    `Patients of your clinic who follow the care plan ${plan} are given its version ${number} from today on. What is past stays as it was.`,
    `It changes: ${changes.join(", ")}.`,
    "What was changed by hand at your clinic stays. Each programme can be put back for 30 days on the patient's page.",
  ],
});
