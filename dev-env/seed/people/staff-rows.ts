import type { Clinic, Company } from "./clinics.ts";
import type { Sink } from "../sink.ts";
import type { Surgeon, User } from "./staff.ts";

/** Password of the demo. Its argon2id hash is computed once: a demo has no secrets, and a thousand accounts are created at once. */
export const demoPassword = "Restride-2026";
export const demoPasswordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$aJMlUzVD6EgI0ieUzMqn0w$EccByYHCml/uifL3BiOHiSbbC17MbeZcy9f57AyBe+U";

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

const address = ({ street, place: { city, state, zip } }: Clinic) => ({
  line1: street,
  line2: "",
  city,
  state,
  zip,
  country: "US",
});

export const addCompany = (sink: Sink, { id, name, slug, createdAt }: Company): void =>
  sink.add("companies", {
    company_id: id,
    name,
    description: `${name} runs the programme for its clinics.`,
    phone: "+13125550100",
    email: `hello@${slug}.example`,
    contact: { name: "Front Desk", email: `desk@${slug}.example`, phone: "+13125550101" },
    address: { line1: "1 Lakeside Plaza", line2: "", city: "Chicago", state: "IL", zip: "60601", country: "US" },
    created_at: iso(createdAt),
  });

export const addClinic = (sink: Sink, clinic: Clinic): void =>
  sink.add("customers", {
    customer_id: clinic.id,
    company_id: clinic.company.id,
    name: clinic.name,
    access_code: clinic.code,
    time_zone: clinic.place.timeZone,
    contact: { name: "Front Desk", email: `desk@${clinic.domain}`, phone: `+1${clinic.place.area}5550101` },
    address: address(clinic),
    created_at: iso(clinic.createdAt),
  });

export const addSurgeon = (sink: Sink, { id, clinic, firstname, lastname, email, phone, page }: Surgeon): void =>
  sink.add("surgeons", {
    customer_id: clinic.id,
    surgeon_id: id,
    access_code: id.slice(-6).toUpperCase(),
    name: `Dr. ${firstname} ${lastname}`,
    first_name: firstname,
    last_name: lastname,
    email,
    phone_public: phone,
    about_me: page.aboutMe,
    description: page.description,
    address: page.address,
    hospital: page.hospital,
    team: JSON.stringify(page.team),
    created_at: iso(clinic.createdAt),
  });

export const addUser = (sink: Sink, user: User): void =>
  sink.add("users", {
    user_id: user.id,
    customer_id: user.clinic?.id ?? null,
    company_id: user.company?.id ?? null,
    role: user.role,
    email: user.email,
    first_name: user.firstname,
    last_name: user.lastname,
    phone: user.phone,
    surgeon_id: user.surgeonId,
    associate_surgeons: user.associateSurgeons,
    associate_customers: user.associateCustomers,
    password_hash: demoPasswordHash,
    created_at: iso(user.createdAt),
  });
