import type { OperationName } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { FixtureIds } from "../fixture-ids.ts";
import { fixtureIdsAt } from "../fixture-ids.ts";
import { small } from "../small-clinics/ids.ts";
import type { Place } from "../small-clinics/places-in.ts";
import type { World } from "../world.ts";
import { expectedPermissions } from "./expected-permissions.ts";
import { requestFixtures } from "./request-fixtures.ts";

/** Roles that see only some patients of their clinic. */
export const limitedRoles: readonly Role[] = [
  Role.surgeon,
  Role.medicalAssociate,
  Role.patient,
  Role.progressLink,
  Role.caregiverLink,
  Role.reportLink,
];
const everyClinic = [0, 1, 2];

/** Returns whether the request of an operation names its clinic. */
const namesCustomer = (name: OperationName): boolean =>
  requestFixtures[name]({ ...fixtureIdsAt(0), customer: "" }).document !==
  requestFixtures[name](fixtureIdsAt(0)).document;

/** Returns the clinics whose rows a request of a role, working in the first clinic, may show and change. */
const territory = (role: Role, name: OperationName, ids: FixtureIds): number[] => {
  const { reach } = expectedPermissions[name];
  if (reach === "every" || (role === Role.superAdmin && reach === "companies")) return everyClinic;
  const clinicNumber = namesCustomer(name) ? small.customers.findIndex((id) => id === ids.customer) : 0;
  if (role === Role.superAdmin) return reach === "account" ? everyClinic : [0, clinicNumber];
  if (role !== Role.companyAdmin) return [0];
  return reach === "company" || reach === "companies" || reach === "account" || clinicNumber === 1 ? [0, 1] : [0];
};

/** Operations in which a medical associate, who sees every patient, is limited to the patients of the own surgeons. */
const limitedToSurgeons: readonly OperationName[] = [
  "getActionCase",
  "getMessageCase",
  "updateLastViewed",
  "addNewComment",
  "getImageUrl",
  "archiveActionCases",
  "getPatientMessages",
];

/** Returns the patients of the first clinic that a role may see: for a surgeon the own ones, for a patient and the holder of a link the one. */
const patientsOf = (role: Role, name: OperationName): number[] => {
  const ofSurgeon = role === Role.medicalAssociate && limitedToSurgeons.includes(name);
  if (role === Role.surgeon || ofSurgeon) return [1, 2];
  return [Role.patient, Role.progressLink, Role.caregiverLink, Role.reportLink].some((own) => own === role)
    ? [1]
    : [1, 2, 3];
};

/** Returns whether a request of a role, working in the first clinic, may show a place. */
export const mayShow = (role: Role, name: OperationName, ids: FixtureIds, { clinic, patient }: Place): boolean =>
  territory(role, name, ids).includes(clinic) &&
  (patient === null || clinic > 0 || patientsOf(role, name).includes(patient));

/** Returns a digest of the state outside the reach of a request: it must be the same before and after the request. */
export const stateBeyond = async (world: World, role: Role, name: OperationName, ids: FixtureIds): Promise<string> => {
  const clinics = everyClinic.filter((clinic) => !territory(role, name, ids).includes(clinic));
  const patients = [1, 2, 3].filter((patient) => !patientsOf(role, name).includes(patient));
  await world.settleDelayed(); // a message of an earlier request would change when it is sent
  const { rows } = await world.owner.query(
    `select
      (select count(*) from audit_log where customer_id = any($1) or coalesce(after, before) ->> 'patient_id' = any($2)
        or coalesce(after, before) ->> 'surgeon_id' = any($4) or coalesce(after, before) ->> 'company_id' = any($3)) as changes,
      (select count(*) from domain_events where customer_id = any($1) or subject_id::text = any($2)) as events,
      (select count(*) from patient_reads where customer_id = any($1) or patient_id::text = any($2)) as reads,
      (select string_agg(m::text, ',' order by message_id) from outgoing_messages m
        where customer_id = any($1) or patient_id::text = any($2)) as messages,
      (select count(*) from trusted_devices) as trusted`,
    [
      clinics.map((clinic) => small.customers[clinic]),
      patients.map((patient) => small.patient(0, patient)),
      clinics.includes(2) ? [small.companies[1]] : [],
      patients.includes(3) && patients.length === 1 ? [small.surgeon(0, 2)] : [],
    ],
  );
  return JSON.stringify(rows[0]);
};
