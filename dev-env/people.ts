import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, caller, choosesClinic, enterClinic, signIn, signInPatient } from "./caller.ts";
import { issueCaregiverToken, issueProgressToken, issueReportToken } from "./progress-token.ts";
import { smallEmail } from "./small-clinics.ts";
import { small, smallPatientEmail } from "./small-clinics/ids.ts";
import type { World } from "./world.ts";

/** Every role of a caller. */
export const callerRoles: readonly Role[] = Object.values(Role).filter((role) => role < Role.anonymous);

const arriveAs = async (world: World, role: Role): Promise<Caller> => {
  if (role === Role.patient) return signInPatient(world, smallPatientEmail(0, 1));
  if (role === Role.progressLink) return caller(world.url, await issueProgressToken(world, 0, 1));
  if (role === Role.caregiverLink) return caller(world.url, await issueCaregiverToken(world, 0, 1));
  if (role === Role.reportLink) return caller(world.url, await issueReportToken(world, 0, 1));
  return signIn(world, smallEmail(0, role));
};

/** Signs in one person of each role in the first small clinic. */
export const onePerRole = async (world: World): Promise<ReadonlyMap<Role, Caller>> => {
  const people = new Map<Role, Caller>();
  for (const role of callerRoles) {
    const person = await arriveAs(world, role);
    people.set(role, choosesClinic(role) ? await enterClinic(world, person, small.customers[0]) : person);
  }
  return people;
};
