import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { SessionEndNotice } from "./SessionEndNotice.tsx";
import { RenewSessionDocument } from "./sessions.graphql.ts";

const inMinutes = (minutes: number): number => Date.now() + minutes * 60_000;
const stay = () => page.getByRole("button", { name: "Stay signed in" });

test("a session that can be renewed offers to stay, and is renewed once", async () => {
  mockServer.answer(RenewSessionDocument, {
    renewSession: { status: "fail", message: "Your session has ended.", token: null },
  });
  await render(<SessionEndNotice end={{ at: inMinutes(2), isRenewable: true }} />);
  await expect.element(page.getByText("Your session ends in 2 minutes.")).toBeVisible();
  await stay().click();
  await expect.poll(() => mockServer.sent(RenewSessionDocument)).toEqual([{}]);
});

test("a session of 12 hours cannot be prolonged", async () => {
  await render(<SessionEndNotice end={{ at: inMinutes(2), isRenewable: false }} />);
  await expect.element(page.getByText(/It lasts 12 hours at most/)).toBeVisible();
  await expect.element(stay()).not.toBeInTheDocument();
});

test("after its end only signing in is offered", async () => {
  await render(<SessionEndNotice end={{ at: inMinutes(-1), isRenewable: true }} />);
  await expect.element(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect.element(stay()).not.toBeInTheDocument();
});

test("a session that was renewed goes on with its new token, and the field that had the focus has it again", async () => {
  mockServer.answer(RenewSessionDocument, { renewSession: { status: "success", message: "", token: "new-token" } });
  await render(
    <>
      <input aria-label="Message" />
      <SessionEndNotice end={{ at: inMinutes(2), isRenewable: true }} />
    </>,
  );
  await page.getByRole("textbox", { name: "Message" }).click();
  await stay().click();
  await expect.poll(() => session.current()?.token).toBe("new-token");
  await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveFocus();
});

test("Sign in after the end ends the session of this tab", async () => {
  await render(<SessionEndNotice end={{ at: inMinutes(-1), isRenewable: true }} />);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.poll(() => session.current()).toBeNull();
});

test("the offer to stay can be taken while a dialog is open, which stays open", async () => {
  mockServer.answer(RenewSessionDocument, { renewSession: { status: "success", message: "", token: "new-token" } });
  await render(
    <>
      <Dialog title="A note" onClose={() => undefined}>
        <input aria-label="Note" />
      </Dialog>
      <SessionEndNotice end={{ at: inMinutes(2), isRenewable: true }} />
    </>,
  );
  await expect.element(page.getByRole("dialog", { name: "A note" })).toBeVisible();
  await stay().click();
  await expect.poll(() => session.current()?.token).toBe("new-token");
  await expect.element(page.getByRole("dialog", { name: "A note" })).toBeVisible();
});
