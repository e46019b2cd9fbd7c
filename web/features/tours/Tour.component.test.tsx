import { Role } from "@restride/domain/access/roles.ts";
import type { TourName } from "@restride/domain/tours/tours.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { Tour } from "./Tour.tsx";
import { NoteSeenTourDocument, SeenToursDocument } from "./tours.graphql.ts";

const answerSeen = (pagevisited: string[]): void => {
  mockServer.answer(SeenToursDocument, { getUserVisitedPages: { status: "success", message: "", pagevisited } });
  mockServer.answer(NoteSeenTourDocument, { updateUserVisitedPages: { status: "success", message: "", pagevisited } });
};
/** Opens a page with two of the controls of the compliance tour. */
const open = async (isAsked: boolean, content = "", name: TourName = "compliance") => {
  let ends = 0;
  await render(
    <>
      <main id="content">
        <select aria-label="Period" />
        <select aria-label="Surgery type" />
        <label>
          Message <input defaultValue={content} />
        </label>
      </main>
      <Tour name={name} isAsked={isAsked} onEnd={() => (ends += 1)} />
    </>,
    { profile: signedIn(Role.admin, { pagevisited: ["users 1"] }) },
  );
  return () => ends;
};
const seen = () => session.current()?.user.pagevisited;
const isShown = (text: string) => expect.element(page.getByText(text)).toBeVisible();

test("a tour leads through the controls that its page has, and is over at Done", async () => {
  answerSeen([]);
  const ends = await open(true);
  await isShown("Step 1 of 2");
  await isShown("The weeks that count");
  await expect.element(button("Next")).toHaveFocus();
  await button("Next").click();
  await isShown("Step 2 of 2");
  await isShown("Knee or hip");
  expect(button("Skip tour").elements()).toEqual([]);
  expect(ends()).toBe(0);
  await button("Done").click();
  await expect.poll(ends).toBe(1);
  expect(seen()).toEqual(["users 1", "compliance 1"]);
  await expect.poll(() => mockServer.sent(NoteSeenTourDocument)).toEqual([{ page: "compliance 1" }]);
});

test.each(["Skip tour", "Close the tour"])("%s ends a tour at any step", async (way) => {
  answerSeen([]);
  const ends = await open(true);
  await isShown("Step 1 of 2");
  await button(way).click();
  await expect.poll(ends).toBe(1);
  expect(seen()).toEqual(["users 1", "compliance 1"]);
});

test("a tour that nobody asked for shows to who has not seen it, and is noted for the account", async () => {
  answerSeen(["users 1"]);
  await open(false);
  await isShown("Step 1 of 2");
  await expect.poll(() => mockServer.sent(NoteSeenTourDocument)).toEqual([{ page: "compliance 1" }]);
});

test("a tour that was seen on another device does not show, and is over", async () => {
  answerSeen(["compliance 1"]);
  const ends = await open(false);
  await expect.poll(ends).toBe(1);
  expect(page.getByText(/^Step/).elements()).toEqual([]);
  expect(mockServer.sent(NoteSeenTourDocument)).toEqual([]);
});

test("unasked a tour waits until what was typed is sent", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  answerSeen([]);
  await open(false, "Hello");
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(900);
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  expect(vi.getTimerCount()).toBe(1); // The tour still waits for its controls.
  expect(page.getByText(/^Step/).elements()).toEqual([]);
  await page.getByRole("textbox", { name: "Message" }).fill("");
  vi.advanceTimersByTime(300);
  await isShown("Step 1 of 2");
});

test("a tour that was asked for shows over what was typed", async () => {
  answerSeen([]);
  await open(true, "Hello");
  await isShown("Step 1 of 2");
});

test("while another tab shows a tour, none shows itself here, even if what that tab stored is not read yet", async () => {
  answerSeen([]);
  const over = Promise.withResolvers<void>();
  await new Promise<void>(
    (onLocked) => void navigator.locks.request("restride.tour", () => (onLocked(), over.promise)),
  );
  const ends = await open(false);
  await expect.poll(ends).toBe(1);
  expect(page.getByText(/^Step/).elements()).toEqual([]);
  expect(mockServer.sent(NoteSeenTourDocument)).toEqual([]);
  over.resolve();
});

test("a tour that another tab began is not noted a second time", async () => {
  answerSeen([]);
  localStorage.setItem("restride.tour", "compliance 1");
  const ends = await open(false);
  await expect.poll(ends).toBe(1);
  expect(mockServer.sent(NoteSeenTourDocument)).toEqual([]);
});
