import { caller, codeFor } from "@restride/dev-env/caller.ts";
import { documentOf } from "@restride/dev-env/documents.ts";
import type { World } from "@restride/dev-env/world.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Page } from "playwright-core";

const loginUser = "mutation ($c: LoginCredentials!) { loginUser(credentials: $c) { status message userid } }";
const profile = `status message token customer { _id name company companyname logo autoimportevent accesscode timezone } company { _id name }
  user { _id firstname lastname email userimage role signature surgeon surgeons lastlogintime patients_count filter pagevisited }`;
const loginWithOtp = documentOf("loginWithOtp", profile);
const loginAsCustomer = documentOf("loginAsCustomer", profile);
/** Milliseconds for which the browser accepts a session, by the world's clock, which is also the page's clock. */
const sessionDuration = 18_000_000;

interface Person {
  readonly email: string;
  readonly password: string;
  /** Clinic that a company user has entered. */
  readonly clinic?: Id | undefined;
}

/** Returns the session as a browser stores it after a sign-in, and after the person has entered `clinic` if given. */
export async function signedInSession(world: World, { email, password, clinic }: Person): Promise<string> {
  const nobody = caller(world.url);
  const { answer } = await nobody.call<{ userid: string }>(loginUser, { c: { email, password } });
  const code = { userid: answer.userid, otpFromPatient: codeFor(world, email) };
  const signedIn = await nobody.call<{ token: string }>(loginWithOtp, code);
  const { token } = signedIn.answer;
  if (!token) throw new Error(`${email} cannot sign in: ${answer.message} ${signedIn.answer.message}`);
  const entered = clinic && (await caller(world.url, token).call(loginAsCustomer, { customerid: clinic }));
  return JSON.stringify({ profile: (entered || signedIn).answer, expiresAt: world.clock.now() + sessionDuration });
}

/**
 * Adds a person's session to a page. A journey that starts with a session loads no sign-in page and no list of customers, which takes seconds. The
 * session is added at every load of the page. The returned function ends that, so that a sign-out is permanent.
 */
export async function addSession(page: Page, world: World, person: Person): Promise<() => Promise<void>> {
  const session = await signedInSession(world, person);
  const initScript = await page.addInitScript((text) => localStorage.setItem("restride.session", text), session);
  return () => initScript.dispose();
}
