import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { returnPath } from "../../platform/session/return-path.ts";
import { session } from "../../platform/session/session.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { paletteState } from "../command-palette/palette-state.ts";
import { NotFound } from "../pages/NotFound.tsx";
import { SignInGate, RootAddress } from "./SignInGate.tsx";

const signIn = (
  <SignInGate>
    <h1>Sign In</h1>
  </SignInGate>
);

test.for([
  [Role.admin, signedIn(Role.admin), "/login", "/compliance"],
  [Role.physio, signedIn(Role.physio), "/login", "/patient"],
  [Role.medicalAssociate, signedIn(Role.medicalAssociate), "/login", "/compliance"],
  [Role.surgeon, signedIn(Role.surgeon), "/login", "/profile/?myprofile=true"],
  [Role.companyAdmin, ofCompany(Role.companyAdmin), "/login", "/customers"],
  [Role.healthCoach, ofCompany(Role.healthCoach), "/login", "/customers"],
  [Role.superAdmin, ofCompany(Role.superAdmin), "/login", "/companies"],
  [Role.surgeon, signedIn(Role.surgeon), "/login?app=admin-lite", "/messages?app=admin-lite"],
] as const)(
  "A013 A017 A018 A019 A020 A022: role %i is led on after sign-in and when already signed in: %#",
  async ([, profile, at, target]) => {
    const { address, unmount } = await render(signIn, { profile: null, at, path: "/login" });
    await expect.element(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
    expect(address()).toBe(at);
    session.save(profile);
    await expect.poll(address).toBe(target);
    await unmount();
    const again = await render(signIn, { profile, at, path: "/login" });
    await expect.poll(again.address).toBe(target);
  },
);

test.for([
  ["the same person goes on where their session ended", signedIn().user._id, "/patient/7?tab=notes"],
  ["somebody else begins at their first page", "another", "/patient"],
] as const)("%s", async ([, userId, target]) => {
  returnPath.store(userId, "/patient/7?tab=notes");
  const { address } = await render(signIn, { profile: null, at: "/login", path: "/login" });
  session.save(signedIn(Role.physio));
  await expect.poll(address).toBe(target);
});

test.for([
  ["a visitor", null, "/login"],
  ["an admin", signedIn(Role.admin), "/patient"],
] as const)("A030 C014: the bare address leads %s to their first page", async ([, profile, target]) => {
  const { address } = await render(<RootAddress />, { profile, at: "/", path: "/" });
  await expect.poll(address).toBe(target);
});

test("A029 C014 C262: in lite the bare address is the sign-in", async () => {
  const { address } = await render(<RootAddress />, { profile: null, at: "/?app=admin-lite", path: "/" });
  await expect.element(page.getByRole("heading", { name: "Sign In", exact: true })).toBeVisible();
  expect(address()).toBe("/?app=admin-lite");
});

test("A031 C293: an address that leads nowhere has ways home and to the search", async () => {
  await render(<NotFound />, { profile: signedIn(Role.physio), at: "/nowhere" });
  await expect.element(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go home" })).toHaveAttribute("href", "/");
  expect(page.getByText(/^Mail programs sometimes cut long links/).elements()).toEqual([]);
  await page.getByRole("button", { name: "Search" }).click();
  expect(paletteState.current()).toBe(true);
  paletteState.close();
});

test.for([
  ["/nowhere", "/"],
  ["/nowhere?app=admin-lite", "/?app=admin-lite"],
])("from %s a visitor is led to sign-in at %s, and told of links that mails cut", async ([at, target]) => {
  await render(<NotFound />, { profile: null, at: at! });
  await expect.element(page.getByRole("link", { name: "Go to sign-in" })).toHaveAttribute("href", target!);
  await expect.element(page.getByText(/^Mail programs sometimes cut long links/)).toBeVisible();
  expect(page.getByRole("button", { name: "Search" }).elements()).toEqual([]);
});
