import { Role } from "@restride/domain/access/roles.ts";
import { todayIn } from "@restride/domain/values/calendar-date.ts";
import { enterClinic, signIn } from "@restride/dev-env/caller.ts";
import type { World } from "@restride/dev-env/world.ts";
import type { About } from "./call.ts";
import { domains } from "./fill-grown.ts";

/** Clinic of a world. Copies of the measured clinic have the same people, with the number of the copy before their emails. */
export interface Place extends About {
  readonly world: World;
  readonly prefix: string;
  /** Surgeon whose account has the clinic's first surgeon's patients. */
  readonly surgeon: string;
}

/** Person who asks: the role, and the token of the session. */
export interface Asking {
  readonly role: Role;
  readonly token: string | null;
}

export const emailOf = ({ prefix }: Pick<Place, "prefix">, name: string): string =>
  `${prefix}${name}@${domains.clinic}`;

/** Surgery dates of patients with a history of 21 days and of 14 months. */
const surgeries = {
  short: "surgery_date between current_date - 60 and current_date - 20",
  long: "surgery_date < current_date - 395",
};

/** Finds a clinic and one of its first surgeon's patients: in each copy of the clinic a copy of the same one. */
export async function findPlace(
  world: World,
  prefix: string,
  history: keyof typeof surgeries = "short",
): Promise<Place> {
  type Row = Omit<About, "today"> & { readonly zone: string; readonly surgeon: string };
  const { rows } = await world.owner.query<Row>(
    `select c.customer_id as customer, time_zone as zone, s.surgeon_id as surgeon, p.patient_id as patient, m.case_id as message,
       left(m.last_name, 3) as name, (select category_id from note_categories order by position limit 1) as category
     from users s join customers c using (customer_id) join lateral (
       select patient_id from patients where customer_id = c.customer_id and surgeon_id = s.surgeon_id and active
         and email ~ ('^' || $2 || '[a-z]') and ${surgeries[history]} order by created_at, email limit 1) p on true
     join lateral (select case_id, last_name from cases m join patients using (customer_id, patient_id) where m.customer_id = c.customer_id
       and type = 'Surgeon Message' and surgeon_id = s.surgeon_id order by m.created_at, case_id limit 1) m on true
     where s.email = $1`,
    [emailOf({ prefix }, "surgeon"), prefix],
  );
  const { zone, ...about } = rows[0]!;
  return { ...about, today: todayIn(world.clock.now(), zone), world, prefix };
}

const namesInClinic: Partial<Record<Role, string>> = {
  [Role.admin]: "admin",
  [Role.physio]: "therapist",
  [Role.surgeon]: "surgeon",
  [Role.medicalAssociate]: "associate",
};

/** Opens a session of a role in a clinic, which people of its company enter. */
export async function askIn(place: Place, role: Role): Promise<Asking> {
  const name = namesInClinic[role];
  if (name !== undefined) return { role, token: (await signIn(place.world, emailOf(place, name))).token };
  const person = await askInCompany(place, role);
  return { role, token: (await enterClinic(place.world, person, place.customer)).token };
}

/** Opens a session of a role in the company of a clinic. */
export const askInCompany = ({ world, prefix }: Place, role: Role) => {
  const name = role === Role.healthCoach ? "coach" : "admin";
  return signIn(world, `${name}@${prefix === "" ? domains.small : domains.large}`);
};
