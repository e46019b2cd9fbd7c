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
/** Milliseconds by the world's clock, which the page has too, that the browser takes a session for its own. */
const lasts = 18_000_000;

interface Person {
  readonly email: string;
  readonly password: string;
  /** The clinic that a person of the company has entered. */
  readonly clinic?: Id | undefined;
}

/** What a browser stores of somebody who signed in, and entered a clinic when one is named. */
export async function signedInSession(world: World, { email, password, clinic }: Person): Promise<string> {
  const nobody = caller(world.url);
  const { answer } = await nobody.call<{ userid: string }>(loginUser, { c: { email, password } });
  const code = { userid: answer.userid, otpFromPatient: codeFor(world, email) };
  const signedIn = await nobody.call<{ token: string }>(loginWithOtp, code);
  const { token } = signedIn.answer;
  if (!token) throw new Error(`${email} cannot sign in: ${answer.message} ${signedIn.answer.message}`);
  const entered = clinic && (await caller(world.url, token).call(loginAsCustomer, { customerid: clinic }));
  return JSON.stringify({ profile: (entered || signedIn).answer, expiresAt: world.clock.now() + lasts });
}

/**
 * Has a page keep the session of somebody: a journey that begins with it has seen no sign-in page and no list of customers, which costs
 * seconds. It is there for the first address that is opened; what is answered ends that, so that signing out is for good.
 */
export async function addSession(page: Page, world: World, person: Person): Promise<() => Promise<void>> {
  const session = await signedInSession(world, person);
  const brought = await page.addInitScript((text) => localStorage.setItem("restride.session", text), session);
  return () => brought.dispose();
}
