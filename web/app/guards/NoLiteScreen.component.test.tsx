import { Role } from "@restride/domain/access/roles.ts";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { useProfile } from "../../platform/session/use-profile.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { LogoutDocument } from "../session/log-out.graphql.ts";
import { NoLiteScreen } from "./NoLiteScreen.tsx";

/** Renders its children only with a session, like the console. */
const Signed = ({ children }: { children: ReactNode }) => useProfile() && children;

test("A023 C093: a role without a screen on the phone keeps its session and is told where to go", async () => {
  await render(<NoLiteScreen />, { at: "/messages?app=admin-lite" });
  await expect.element(page.getByRole("heading", { name: "Nothing here for your role on the phone" })).toBeVisible();
  await expect.element(page.getByText(/You are signed in as Therapist\. Please use a computer\./)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(session.current()).not.toBe(null);
});

test("who has messages on the phone is led to them, inside lite", async () => {
  await render(<NoLiteScreen />, { profile: signedIn(Role.admin), at: "/patient?app=admin-lite" });
  await expect.element(page.getByRole("heading", { name: "Nothing to show here" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Messages" }))
    .toHaveAttribute("href", "/messages?app=admin-lite");
});

test("C093: Logout ends the session", async () => {
  mockServer.answer(LogoutDocument, { logout: { status: "success", message: "" } });
  const screen = (
    <Signed>
      <NoLiteScreen />
    </Signed>
  );
  await render(screen, { at: "/messages?app=admin-lite" });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => session.current()).toBeNull();
  expect(mockServer.sent(LogoutDocument)).toHaveLength(1);
});
