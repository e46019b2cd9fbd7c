import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CallbackRequestsDocument } from "../../features/callbacks/callback-requests.graphql.ts";
import { SupportDocument } from "../../features/support/support.graphql.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { endExpiredSession } from "../../platform/calls/end-session.ts";
import { session } from "../../platform/session/session.ts";
import { lastPage } from "../../platform/page/last-page.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { Guarded, ShellGate } from "./Guarded.tsx";

test("A032: a page of the console leads a visitor to sign-in", async () => {
  const { address } = await render(<Guarded name="users" />, { profile: null, at: "/users", path: "/users" });
  await expect.poll(address).toBe("/login");
});

test("A032 A139 C261: when a session has ended its page says 'Token expired' and goes to sign-in", async () => {
  const { address } = await render(<Guarded name="resetPassword" />, { at: "/resetpassword" });
  await expect.element(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
  endExpiredSession();
  await expect.poll(address).toBe("/login");
  await expect.element(page.getByText("Token expired", { exact: true })).toBeVisible();
});

test("A037: a page that the role may not open ends the session and says why", async () => {
  await render(<Guarded name="users" />, { profile: signedIn(Role.surgeon), at: "/users" });
  await expect.element(page.getByText("Your role may not open that page. Sign in again.")).toBeVisible();
  expect(session.current()).toBeNull();
});

const { company: _, ...ofNoCompany } = ofCompany();
test.for([
  ["users", "/users", ofCompany(), "/customers"],
  ["users", "/users", ofCompany(Role.superAdmin), "/companies"],
  ["customers", "/customers", ofCompany(Role.superAdmin), "/companies"],
  ["companyUsers", "/cusers", ofNoCompany, "/login"],
] as const)(
  "A034 A035 A036 A089 A318: what is not chosen yet leads to where it is chosen: %#",
  async ([name, at, profile, target]) => {
    const { address } = await render(<Guarded name={name} />, { profile, at, path: at });
    await expect.poll(address).toBe(target);
    expect(session.current()).not.toBeNull();
  },
);

test("a page that the role may open has its title; Support leads back to the page before it", async () => {
  const { unmount } = await render(<Guarded name="resetPassword" />, {
    profile: signedIn(Role.physio),
    at: "/resetpassword",
  });
  await expect.element(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Reset Password · Restride");
  await expect.poll(lastPage.current).toBe("/resetpassword");
  await unmount();
  mockServer.answer(SupportDocument, {
    getSupport: { status: "success", message: "", email: null, version: null, now: null },
  });
  mockServer.answer(CallbackRequestsDocument, {
    getCallbackRequests: { status: "success", message: "", total: 0, open: 0, requests: [] },
  });
  await render(<Guarded name="support" />, { profile: signedIn(Role.admin), at: "/support" });
  await expect.poll(() => document.title).toBe("Support · Restride");
  expect(lastPage.current()).toBe("/resetpassword");
});

test("in lite a page without a form for the phone says so", async () => {
  await render(<Guarded name="users" />, { profile: signedIn(Role.admin), at: "/users?app=admin-lite" });
  await expect.element(page.getByRole("heading", { name: "Nothing to show here" })).toBeVisible();
});

test("a visitor sees a page without a shell", async () => {
  await render(<ShellGate />, { profile: null, at: "/login" });
  expect([page.getByRole("banner").elements(), page.getByRole("main").elements()]).toEqual([[], []]);
});

test("A305: in lite the shell has no head and no foot", async () => {
  await render(<ShellGate />, { profile: signedIn(Role.surgeon), at: "/messages?app=admin-lite" });
  await expect.element(page.getByRole("main")).toBeInTheDocument();
  expect(page.getByText(/^©/).elements()).toEqual([]);
  expect(page.getByRole("banner").elements()).toEqual([]);
});
