import { documentOf } from "./documents.ts";
import { caller } from "./caller.ts";
import { drawSignature } from "./draw-signature.ts";
import { solveBotCheck } from "./solve-bot-check.ts";

/** Consent form as the page receives it. */
export interface ShownForm {
  readonly _id: string;
  readonly version: number;
  readonly active: boolean;
  readonly title: string;
  readonly description: string;
  readonly view: string;
  readonly sequence: number;
}

/** Returns the forms that a clinic's registration page shows. */
export const consentFormsOf = async (url: string, customer: string): Promise<readonly ShownForm[]> =>
  (
    await caller(url).call<{ forms: ShownForm[] }>(
      `{ getConsentForm(customerid: "${customer}") { status message forms { _id version active title description view sequence } } }`,
    )
  ).answer.forms;

/** Returns a signature for each of a clinic's forms. */
export const signAll = async (url: string, customer: string, signature = drawSignature()) =>
  (await consentFormsOf(url, customer)).map(({ _id, version, sequence }) => ({
    formid: _id,
    version,
    sequence_no: sequence,
    signature,
  }));

/** Returns a complete registration with a clinic, with a solved bot check. */
export const registrationOf = async (url: string, customer: string, more: object = {}) => ({
  customer,
  firstname: "Maria",
  lastname: "Alvarez",
  gender: "female",
  height: 65,
  phone: "312 555 0199",
  dob: "05-01-60",
  email: "Maria@Example.com",
  shipaddress: { addressline1: "12 Lake Street", city: "Chicago", state: "IL", zip: "60601" },
  email_opt_in: true,
  include_devices: false,
  consent: { signatures: await signAll(url, customer), signature_time: "2026-11-21T15:00:00Z" },
  token: await solveBotCheck(url),
  ...more,
});

/** Sends a registration with the user agent "Phone 1.0". */
export const register = async (url: string, input: object) =>
  (
    await caller(url).call(documentOf("addRegisterPatient", "status message error"), input, {
      "user-agent": "Phone 1.0",
    })
  ).answer;

const people = [
  { firstname: "Leilani", lastname: "Salazar", gender: "female", dob: "03-14-58", phone: "312 555 0142" },
  { firstname: "Wendell", lastname: "Salazar", gender: "male", dob: "09-02-55", phone: "312 555 0143" },
  { firstname: "Marisol", lastname: "Park", gender: "female", dob: "11-21-66", phone: "312 555 0151" },
  { firstname: "Bogdan", lastname: "Kowalczyk", gender: "male", dob: "05-30-63", phone: "312 555 0164" },
] as const;

/** Registers some people with a clinic of a running product, so that a newcomer to the demo can add one of them. */
export async function registerSome(url: string, customer: string): Promise<void> {
  for (const person of people) {
    const email = `${person.firstname}.${person.lastname}@mail.example`.toLowerCase();
    await register(url, await registrationOf(url, customer, { ...person, email, include_devices: true }));
  }
}
