import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, field } from "../finders.ts";
import type { VisitOptions, Visitor } from "../browser.ts";
import type { Installation } from "./installation.ts";

const password = "a long enough password";

/** Returns the path of the newest link to this page in a person's emails. */
export async function linkTo(place: Installation, email: string, page: string): Promise<string> {
  const find = (): string | undefined => {
    const texts = place.mails.read(email).map(({ text }) => text ?? "");
    return texts.map((text) => new RegExp(`${place.url}(/${page}/\\S+)`).exec(text)?.[1]).find(Boolean);
  };
  await expect.poll(find).toBeTruthy();
  return find()!;
}

const choosePassword = async (page: Page, link: string, email: string): Promise<void> => {
  await page.goto(link);
  await field(page, "Email").fill(email);
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: /^(Set|Reset) password$/ }).click();
  await page.waitForURL("**/login");
};

const signIn = async (place: Installation, page: Page, email: string): Promise<void> => {
  const codes = (): string[] =>
    place.mails.read(email).flatMap(({ text }) => /code is (\S{6})/.exec(text ?? "")?.[1] ?? []);
  const before = codes().length;
  await field(page, "Username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Sign In").click();
  await page.waitForURL("**/two-step-verification");
  await expect.poll(() => codes().length).toBe(before + 1);
  await page.getByLabel("Enter Your OTP").fill(codes()[0]!);
  await button(page, "Send").click();
  await page.waitForURL((url) => !/^\/(login|two-step)/.test(url.pathname));
};

/** Follows the link of an invitation, chooses a password and signs in with the code from an email. */
export async function acceptInvitation(
  place: Installation,
  email: string,
  options: { link?: string } & VisitOptions = {},
): Promise<Visitor> {
  const { link, ...rest } = options;
  const visitor = await place.visit(rest);
  await choosePassword(visitor.page, link ?? (await linkTo(place, email, "set-password")), email);
  await signIn(place, visitor.page, email);
  return visitor;
}

/** Signs in a person who has a password, with the code from an email. */
export async function signedIn(place: Installation, email: string, options: VisitOptions = {}): Promise<Visitor> {
  const visitor = await place.visit(options);
  await visitor.page.goto("/login");
  await signIn(place, visitor.page, email);
  return visitor;
}

/** Fills in the form of a new user and sends it. */
export async function addUser(page: Page, role: string, first: string, email: string, more?: () => Promise<unknown>) {
  await page.getByRole("heading", { level: 1, name: /users$/i }).waitFor(); // The previous page may have its own ADD.
  await page.getByRole("link", { name: "ADD", exact: true }).click();
  await field(page, "Firstname").fill(first);
  await field(page, "Lastname").fill("Rivera");
  await field(page, "Email").fill(email);
  await page.getByRole("combobox", { name: "Role" }).selectOption(role);
  await more?.();
  await button(page, "Add").click();
  await page.getByRole("row").filter({ hasText: email }).waitFor();
}
