import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { LogoutDocument } from "../session/log-out.graphql.ts";
import { askToLogOut, LogOutDialog } from "./LogOutDialog.tsx";

const open = async () => {
  await render(<LogOutDialog />);
  askToLogOut();
  await expect.element(page.getByText("Are you sure you want to log out?")).toBeVisible();
};

test("A110: Cancel keeps the session, and asks the server nothing", async () => {
  await open();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(session.current()?.user.email).toBe("thea@harbor.example");
  expect(mockServer.sent(LogoutDocument)).toEqual([]);
});

test("A111 C238: the session ends here and on the server, with the push token of this device, once, however often the button is pressed", async () => {
  localStorage.setItem("restride.push", "this-device");
  const answer = mockServer.delay(LogoutDocument);
  await open();
  const button = page.getByRole("button", { name: "Logout", exact: true });
  await button.click();
  await button.click({ force: true });
  expect(mockServer.sent(LogoutDocument)).toEqual([{ pushToken: "this-device" }]);
  answer({ logout: { status: "success", message: "" } });
  await expect.poll(() => session.current()).toBeNull();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("the session ends here when the server refuses, and its sentence is shown", async () => {
  mockServer.answer(LogoutDocument, { logout: { status: "fail", message: "Restride is away." } });
  await open();
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await expect.element(page.getByText("Restride is away.")).toBeVisible();
  expect(session.current()).toBeNull();
  expect(localStorage.getItem("restride.session")).toBeNull();
});
