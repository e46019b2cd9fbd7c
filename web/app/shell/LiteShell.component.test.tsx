import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { OnStaffCommentDocument } from "../cases/case-news.graphql.ts";
import { LiteShell } from "./LiteShell.tsx";

test("A009 A112: in lite a page stands alone, hears of messages, and says that the connection is lost only then", async () => {
  await render(
    <LiteShell>
      <h1>Messages</h1>
    </LiteShell>,
    { profile: signedIn(Role.surgeon), at: "/messages?app=admin-lite" },
  );
  await expect.element(page.getByRole("main").getByRole("heading", { name: "Messages" })).toBeVisible();
  expect(page.getByRole("banner").elements()).toEqual([]);
  await expect.poll(() => mockServer.subscriptions(OnStaffCommentDocument)).toHaveLength(1);
  const lost = page.getByRole("main").getByText("No connection. Your text is kept.");
  expect(lost.elements()).toEqual([]);
  mockServer.setReachable(false);
  await expect.element(lost).toBeVisible();
  mockServer.setReachable(true);
  await expect.element(lost).not.toBeInTheDocument();
});
