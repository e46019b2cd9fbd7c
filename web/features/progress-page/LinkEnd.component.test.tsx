import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { LinkEnd } from "./LinkEnd.tsx";
import { RenewProgressPageDocument } from "./progress-page.graphql.ts";
import { type LinkToken, linkToken, now } from "./progress-page.fixture.tsx";

const notice = () => page.getByText(/^This page/);
const keepOpen = () => page.getByRole("button", { name: "Keep it open" });

function Page({ first, isNew }: { first: string; isNew: boolean }) {
  const [link, setLink] = useState(first);
  return (
    <>
      <input aria-label="Typed" />
      <p>{link === first ? "First link" : "Renewed link"}</p>
      <LinkEnd key={link} link={link} isNew={isNew} onRenewed={setLink} />
    </>
  );
}

const open = async (token: Partial<LinkToken>, isNew = false) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"], now });
  onTestFinished(() => void vi.useRealTimers());
  await render(<Page first={linkToken(token)} isNew={isNew} />, { profile: null });
  await expect.element(page.getByText("First link")).toBeVisible();
};
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

test("C242: two minutes before its end a page says when it closes, and not before", async () => {
  await open({ minutes: 30 });
  await pass(27.9);
  expect(notice().elements()).toEqual([]);
  await pass(0.2);
  await expect.element(notice()).toHaveTextContent("This page closes in 2 minutes.");
  await pass(1);
  await expect.element(notice()).toHaveTextContent("This page closes in 1 minute.");
  await pass(1);
  await expect.element(notice()).toHaveTextContent("This page is closed.");
  await expect.element(keepOpen()).not.toBeInTheDocument();
});

test("C242: Keep it open renews the link once, and the notice goes", async () => {
  const answer = mockServer.delay(RenewProgressPageDocument);
  await open({ minutes: 1 });
  await pass(0.01);
  await keepOpen().click();
  keepOpen()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const renewed = linkToken({ minutes: 30, id: "s2" });
  answer({ renewSession: { status: "success", message: "", token: renewed } });
  await expect.element(page.getByText("Renewed link")).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(mockServer.sent(RenewProgressPageDocument)).toHaveLength(1);
});

test("a page that cannot be kept open says why, and is offered again", async () => {
  mockServer.answer(RenewProgressPageDocument, { renewSession: { status: "fail", message: "Not now.", token: null } });
  await open({ minutes: 1 });
  await pass(0.01);
  await keepOpen().click();
  await expect.element(page.getByText("Not now.")).toBeVisible();
  await expect.element(keepOpen()).toBeEnabled();
  await expect.element(page.getByText("First link")).toBeVisible();
});

test("a link whose two hours are over cannot be kept open, and says how to come back", async () => {
  await open({ minutes: 1, isRenewable: false });
  await pass(0.01);
  await expect.element(notice()).toMatchTextContent(/After that, open it again with a new code\.$/);
  await expect.element(keepOpen()).not.toBeInTheDocument();
});

test("links that were mailed, and what is no token, are never said to end", async () => {
  await open({ minutes: 1, kind: "share" });
  await pass(2);
  expect(notice().elements()).toEqual([]);
});

test("a token that came just now lasts its own time, however far ahead the clock of this device is", async () => {
  await open({ minutes: 30, issued: -60 }, true);
  await pass(27.9);
  expect(notice().elements()).toEqual([]);
  await pass(0.2);
  await expect.element(notice()).toHaveTextContent("This page closes in 2 minutes.");
});
