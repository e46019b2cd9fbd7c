import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { issueProgressToken, issueReportToken } from "@restride/dev-env/progress-token.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Journey } from "../journey.ts";
import { saveDraft, typedPatient } from "../wizard/new-patient.ts";
import { idsOf, type DataAmount, type AddressValues } from "./page-looks.ts";

const plan = { _id: small.carePlan, name: "Knee", surgerytype: "knee", hasDevices: true, includesRegimens: true };
const dose = { interval: 1, hold: 5, repeat: 10, set: 2, time: 2, skiponsurgerydate: true, nextexerciseid: null };

/** Returns the programme of a new patient, as the wizard stores it. */
const programme = () => ({
  exercises: [1, 2].map((number) => ({
    _id: crypto.randomUUID(),
    exercise: small.exercise(number),
    regimen: small.regimen,
    startdate: 1,
    enddate: 14,
    ...dose,
  })),
  devices: [],
  feedback: [],
});

const clinicNumber = (fullness: DataAmount): number =>
  ({ ordinary: 0, crowded: 1, "empty list": 0, "bare record": 2 })[fullness];

/** Creates a draft of a new patient in a clinic, with a care plan, so that each step of the wizard can open. Returns its id. */
async function makeDraft({ world }: Journey, clinic: number): Promise<string> {
  const therapist = await signIn(world, smallEmail(clinic, Role.physio));
  const patient = typedPatient(world.today(), small.surgeon(clinic, 1));
  const address = await saveDraft(therapist, patient, { carePlan: plan, programme: programme() });
  return address.split("draft=")[1]!;
}

/**
 * Returns the values for the addresses of a visit: the ids of the clinic, links to a patient's pages without a session, and a draft for the wizard.
 */
export async function addressValues(
  journey: Journey,
  fullness: DataAmount,
  options: { readonly links?: boolean; readonly draft?: boolean } = {},
): Promise<AddressValues> {
  const clinic = clinicNumber(fullness);
  const { links = false, draft = false } = options;
  return {
    ...idsOf(fullness),
    progressToken: links ? await issueProgressToken(journey.world, clinic, fullness === "bare record" ? 4 : 1) : "",
    reportToken: links ? await issueReportToken(journey.world, clinic, 1) : "",
    draft: draft ? await makeDraft(journey, clinic) : "",
  };
}
