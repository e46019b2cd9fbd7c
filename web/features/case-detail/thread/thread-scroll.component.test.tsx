import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button } from "../../../testing/finders.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { useCase } from "../use-case.ts";
import { answerCase, comment, handledCase } from "../case.fixture.tsx";
import { Thread } from "./Thread.tsx";

/** Thread with the height that a window leaves it. */
const Case = () => {
  const { open } = useCase(uuid(1), Role.companyAdmin);
  return <div style={{ display: "flex", flexDirection: "column", height: 600 }}>{open && <Thread open={open} />}</div>;
};
const openCase = () => render(<Case />, { profile: signedIn(Role.companyAdmin) });
const long = { comment: "Rest it.\n".repeat(40) };
const mine = { userid: uuid(9003), userName: "Thea Therapist" };
const box = () => page.getByRole("log", { name: "Messages" }).element();
const fromEnd = (): number => Math.round(box().scrollHeight - box().clientHeight - box().scrollTop);
const seenAll = { lastViewedDate: "2026-03-02T15:09:00.000Z" };

test("a thread without anything new begins at its end, and follows it while its end is read", async () => {
  answerCase({ ...seenAll, comments: [comment(1, long), comment(2, long)] });
  await openCase();
  await expect.element(page.getByRole("log", { name: "Messages" })).toBeVisible();
  await expect.poll(fromEnd).toBe(0);
  expect(box().scrollTop).toBeGreaterThan(0);
  answerCase({ ...seenAll, comments: [comment(1, long), comment(2, long), comment(3, long)] });
  await invalidateTags(["cases"]);
  await expect.element(button("1 new message")).toBeVisible();
  await expect.poll(fromEnd).toBe(0);
});

test("a thread with something new begins there", async () => {
  answerCase({
    lastViewedDate: "2026-03-02T15:01:30.000Z",
    comments: [comment(1, long), comment(2), comment(3, long)],
  });
  await openCase();
  await expect.element(page.getByText("New message", { exact: true })).toBeInViewport();
  expect(fromEnd()).toBeGreaterThan(80);
});

test("a thread stays where it is read when a colleague writes, and goes to the end for one's own message", async () => {
  const before = [comment(1, long), comment(2, long)];
  answerCase({ ...seenAll, comments: before });
  await openCase();
  await expect.element(page.getByRole("log", { name: "Messages" })).toBeVisible();
  await expect.poll(fromEnd).toBe(0);
  box().scrollTo({ top: 10 });
  await new Promise(requestAnimationFrame);
  answerCase({ ...seenAll, comments: [...before, comment(3)] });
  await invalidateTags(["cases"]);
  await expect.element(button("1 new message")).toBeVisible();
  expect(box().scrollTop).toBe(10);
  answerCase({ ...seenAll, comments: [...before, comment(3), comment(4, mine)] });
  await invalidateTags(["cases"]);
  await expect.poll(fromEnd).toBe(0);
});

test("C059: a case that goes to the vendor's team while it is read says so", async () => {
  answerCase({ ...seenAll, comments: [comment(1)] });
  await openCase();
  await expect.element(page.getByText("Text 1")).toBeVisible();
  answerCase({
    ...seenAll,
    comments: [comment(1)],
    vendorAssignedAt: "2026-03-02T15:30:00.000Z",
    vendorAssignedBy: "Nora Castell",
  });
  await invalidateTags(["cases"]);
  await expect.element(button("New: moved to vendor-team")).toBeVisible();
});

const showThread = async (at: string) => {
  answerCase();
  const comments = [
    comment(1, { commented_date: "2026-03-02T20:00:00.000Z" }),
    comment(2, { commented_date: "2026-03-03T05:30:00.000Z", ...mine }),
    comment(3, { commented_date: "2026-03-03T06:30:00.000Z", userid: null, userName: "Ann Bell", role: "Patient" }),
  ];
  const supportCase = { ...handledCase, createdDate: "2026-03-02T15:00:00.000Z", comments };
  await render(<Thread open={{ supportCase, handled: null, seenUntil: Date.parse("2026-04-01") }} />, {
    at,
    profile: signedIn(Role.surgeon),
  });
  await expect.element(page.getByText("Text 3")).toBeVisible();
};
const moments = () => [...box().querySelectorAll("time")].map(({ textContent }) => textContent);
const sides = () => [...box().querySelectorAll<HTMLElement>("[data-own]")].map(({ dataset }) => dataset.own === "true");

test("A300 C310: in the mobile chat a day of the clinic stands before the first message of each day, and all staff are on one side", async () => {
  await showThread("/message-interface?app=admin-lite");
  expect(textsOf(page.getByText(/^March/))).toEqual(["March 2, 2026", "March 3, 2026"]);
  expect(moments()).toEqual(["9:00 AM", "2:00 PM", "11:30 PM", "12:30 AM"]);
  expect(sides()).toEqual([false, true, true, false]);
});

test("A300 C310: in the console one's own messages alone are on the other side, each with its moment in the clinic", async () => {
  await showThread("/");
  expect(page.getByText(/^March/).elements()).toEqual([]);
  expect(moments()).toEqual(["Mar 2, 9:00 AM", "Mar 2, 2:00 PM", "Mar 2, 11:30 PM", "Mar 3, 12:30 AM"]);
  expect(sides()).toEqual([false, false, true, false]);
});
