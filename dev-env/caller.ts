import type { Id } from "@restride/domain/values/id.ts";
import { documentOf } from "./documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { smallPassword } from "./small-clinics.ts";
import type { World } from "./world.ts";

interface OperationAnswer {
  readonly status: string;
  readonly message: string;
}

/** Response over HTTP: the result of the operation that was called, and all errors. */
export interface Reply<A> {
  readonly http: number;
  readonly answer: A & OperationAnswer;
  readonly errors: readonly { readonly message: string }[];
}

/** Calls operations over HTTP as one person, or without a session. */
export interface Caller {
  readonly token: string | null;
  call<A = Record<string, unknown>>(
    document: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<Reply<A>>;
}

export const caller = (url: string, token: string | null = null): Caller => ({
  token,
  call: async <A>(document: string, variables: object = {}, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: JSON.stringify({ query: document, variables }),
    });
    const body = (await response.json()) as {
      data?: Record<string, A & OperationAnswer>;
      errors?: { message: string }[];
    };
    return {
      http: response.status,
      answer: Object.values(body.data ?? {})[0] as A & OperationAnswer,
      errors: body.errors ?? [],
    };
  },
});

const loginUser = `mutation ($c: LoginCredentials!) { loginUser(credentials: $c) { status message userid token } }`;
const loginWithOtp = documentOf("loginWithOtp", "status message token");
const loginPatient = `mutation ($c: PatientCredentials!) { loginPatient(credentials: $c) { status message token } }`;
const loginAsCustomer = `mutation ($c: ID!) { loginAsCustomer(customerid: $c) { status message token } }`;

/** Server to sign in to: a test world, or a server with a mail server. */
interface Place {
  readonly url: string;
  readonly mailbox: { readonly read: (to: string) => readonly { readonly text?: string | undefined }[] };
  readonly openSession?: World["openSession"];
}

/** Returns the six characters of the code in the newest mail with one to an address. */
export const codeFor = (world: Pick<Place, "mailbox">, email: string): string =>
  world.mailbox.read(email).flatMap(({ text = "" }) => /code is (\S{6})/.exec(text)?.[1] ?? [])[0] ?? "";

/** Signs in a member of staff. In a test world it opens a session directly, since most tests are not about the sign-in. */
export const signIn = async (place: Place, email: string): Promise<Caller> =>
  place.openSession ? caller(place.url, await place.openSession(email)) : signInByPassword(place, email);

/** Signs a person in as a browser does: with the password, then the code from the mailbox. */
export const signInByPassword = async (world: Place, email: string, password = smallPassword): Promise<Caller> => {
  const nobody = caller(world.url);
  const first = await nobody.call<{ userid: string }>(loginUser, { c: { email, password } });
  if (!first.answer.userid) throw new Error(`${email} cannot sign in: ${first.answer.message}`);
  const input = { userid: first.answer.userid, otpFromPatient: codeFor(world, email) };
  const second = await nobody.call<{ token: string }>(loginWithOtp, input);
  if (!second.answer.token) throw new Error(`${email} cannot sign in: ${second.answer.message}`);
  return caller(world.url, second.answer.token);
};

interface SignIn {
  readonly email: string;
  readonly userAgent?: string;
  readonly location?: string;
  /** Runs between password and code. */
  readonly beforeCode?: () => unknown;
}

/** Signs in a user of the small clinics with a user agent and a location. */
export const signInAs = async (
  world: World,
  { email, userAgent = "", location, beforeCode }: SignIn,
): Promise<Caller> => {
  const nobody = caller(world.url);
  const headers = { "user-agent": userAgent };
  const credentials = { email, password: smallPassword };
  const { userid, message } = (await nobody.call<{ userid: string }>(loginUser, { c: credentials }, headers)).answer;
  if (!userid) throw new Error(message);
  const otpFromPatient = codeFor(world, email);
  await beforeCode?.();
  const { answer } = await nobody.call<{ token: string }>(loginWithOtp, { userid, otpFromPatient, location }, headers);
  if (!answer.token) throw new Error(answer.message);
  return caller(world.url, answer.token);
};

/** Signs a patient in on the phone. */
export const signInPatient = async (
  world: Pick<World, "url">,
  email: string,
  password = smallPassword,
): Promise<Caller> => {
  const { answer } = await caller(world.url).call<{ token: string }>(loginPatient, { c: { email, password } });
  if (!answer.token) throw new Error(`${email} cannot sign in: ${answer.message}`);
  return caller(world.url, answer.token);
};

/** Returns a caller for the same person in a clinic. */
export const enterClinic = async (world: World, person: Caller, customerId: Id): Promise<Caller> => {
  const { answer } = await person.call<{ token: string }>(loginAsCustomer, { c: customerId });
  if (!answer.token) throw new Error(`Cannot enter: ${answer.message}`);
  return caller(world.url, answer.token);
};

/** Returns whether a role chooses a clinic. */
export const choosesClinic = (role: Role): boolean =>
  role === Role.companyAdmin || role === Role.healthCoach || role === Role.superAdmin;
