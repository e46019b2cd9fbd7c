import { readTable } from "@restride/server/reference-data/read-table.ts";

/** ICD-10-CM codes of joint replacement; to be checked against the federal list each October 1. */
const text = `
group | code | description
before | M17.0 | bilateral primary knee osteoarthritis
before | M17.11 | unilateral primary, right knee
before | M17.12 | unilateral primary, left knee
before | M17.9 | knee osteoarthritis, unspecified
before | M16.0 | bilateral primary hip osteoarthritis
before | M16.11 | unilateral primary, right hip
before | M16.12 | unilateral primary, left hip
before | M16.31 | dysplastic osteoarthritis, right hip
before | M16.32 | dysplastic osteoarthritis, left hip
before | M16.9 | hip osteoarthritis, unspecified
before | M06.9 | rheumatoid arthritis
before | M87.051 | aseptic necrosis, right femur
before | M87.052 | aseptic necrosis, left femur
before | S72.001A | femoral neck fracture, right, first visit
before | S72.002A | femoral neck fracture, left, first visit
before | Z01.818 | pre-procedure examination
after | Z96.651 | artificial knee right
after | Z96.652 | artificial knee left
after | Z96.653 | artificial knee both
after | Z96.641 | artificial hip right
after | Z96.642 | artificial hip left
after | Z96.643 | artificial hip both
after | Z47.1 | aftercare after joint replacement
after | Z48.00 | dressing change
symptom | M25.561 | pain right knee
symptom | M25.562 | pain left knee
symptom | M25.551 | pain right hip
symptom | M25.552 | pain left hip
symptom | M25.661 | stiffness right knee
symptom | M25.662 | stiffness left knee
symptom | M25.461 | effusion right knee
symptom | M24.561 | contracture right knee
symptom | M62.81 | muscle weakness
symptom | R26.89 | other gait problem
symptom | R26.2 | difficulty walking
symptom | R60.0 | local swelling
symptom | G89.18 | acute pain after procedure
symptom | G89.28 | chronic pain after procedure
symptom | Z91.81 | history of falling
complication | T84.53XA | infected prosthesis, right knee
complication | T84.54XA | infected prosthesis, left knee
complication | T84.51XA | infected prosthesis, right hip
complication | T84.52XA | infected prosthesis, left hip
complication | T81.41XA | superficial wound infection
complication | T81.31XA | wound reopened
complication | T84.020A | dislocated prosthesis, right hip
complication | T84.021A | dislocated prosthesis, left hip
complication | T84.032A | loosening, right knee
complication | T84.030A | loosening, right hip
complication | T84.82XA | fibrosis around implant
complication | M97.11XA | fracture around right knee prosthesis
complication | I82.401 | deep vein clot, right leg
complication | I82.402 | deep vein clot, left leg
complication | I26.99 | lung embolism
complication | L03.115 | cellulitis, right leg
along | I10 | hypertension
along | E11.9 | type 2 diabetes
along | E66.9 | obesity
along | I25.10 | coronary disease
along | G47.33 | sleep apnea
along | D62 | blood-loss anemia
along | F41.9 | anxiety
along | Z79.01 | blood thinner
along | Z79.891 | opioid use
along | Z86.718 | earlier clot
`;

export type Diagnosis = { readonly group: string; readonly code: string; readonly description: string };

export const diagnoses: readonly Diagnosis[] = readTable(text).map(([group = "", code = "", description = ""]) => ({
  group,
  code,
  description: description.charAt(0).toUpperCase() + description.slice(1),
}));

/** Returns a diagnosis by its code. */
export const diagnosis = (code: string): Diagnosis => {
  const match = diagnoses.find((each) => each.code === code);
  if (!match) throw new Error(`There is no diagnosis ${code}.`);
  return match;
};
