import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { expectReadAgain } from "../../../testing/read-again.ts";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { PreviewMoveDocument, type PreviewMoveQuery, TellOfMoveDocument } from "./surgery.graphql.ts";
import type { SeenMove } from "./use-tried-move.ts";

type Plan = NonNullable<PreviewMoveQuery["previewSurgeryMove"]["plan"]>;
const day = (date: string) => date as CalendarDate;
const [now, next, today] = [day("2026-03-20"), day("2026-03-29"), day("2026-03-02")];

const bridge: Plan["items"][number] = {
  _id: uuid(11),
  area: "exercise",
  name: "Bridge",
  regimen: null,
  status: null,
  effect: "moves",
  before: { from: day("2026-03-21"), to: day("2026-04-20") },
  after: { from: day("2026-03-30"), to: day("2026-04-29") },
};
const scale: Plan["items"][number] = {
  ...bridge,
  _id: uuid(12),
  area: "measurement",
  name: "Scale",
  status: "Pending",
  effect: "longer",
  before: { from: day("2026-03-10"), to: day("2026-04-20") },
  after: { from: day("2026-03-19"), to: day("2026-04-29") },
};
const plan: Plan = {
  from: now,
  to: next,
  today,
  donedays: 1,
  items: [bridge, scale],
  reminders: [
    { _id: uuid(21), date: day("2026-03-25"), title: "Call", to: day("2026-04-03"), goesalong: true },
    { _id: uuid(22), date: day("2026-03-26"), title: "Visit", to: null, goesalong: false },
  ],
};
const drops: Plan["items"] = [{ ...bridge, effect: "drops", after: null }];

const answerPlan = (change: Partial<Plan> = {}): void =>
  mockServer.answer(PreviewMoveDocument, ({ to, reminders }) => ({
    previewSurgeryMove: {
      status: "success",
      message: "",
      planHash: `hash of ${to}`,
      plan: {
        ...plan,
        to: day(to),
        reminders: plan.reminders.map((each) => ({
          ...each,
          goesalong: reminders ? Array.from(reminders).includes(each._id) : each.goesalong,
        })),
        ...change,
      },
    },
  }));

const open = async ({ to = next, isMade = true, role = Role.physio as Role } = {}) => {
  const moves: SeenMove[] = [];
  await render(
    <MoveDialog
      patientId={uuid(1)}
      subject="Ann Bell"
      from={now}
      to={to}
      today={today}
      onMove={async (seen) => {
        moves.push(seen);
        return isMade;
      }}
      onClose={() => {}}
    />,
    { profile: signedIn(role) },
  );
  return moves;
};
const lastRequest = () => mockServer.sent(PreviewMoveDocument).at(-1);
const seen = {
  to: next,
  reschedule: true,
  reminders: [uuid(21)],
  drops: false,
  planHash: "hash of 2026-03-29",
};
const answerTelling = (status: string, message = ""): void =>
  mockServer.answer(TellOfMoveDocument, { addNotifications: { status, message } });

test("what moves is shown in numbers and dates before anything is saved", async () => {
  answerPlan();
  await open();
  await expect.element(button("1 moves 9 days later")).toBeVisible();
  await expect.element(button("1 runs 9 days longer")).toBeVisible();
  expect(requiredLabels()).toEqual(["New surgery date"]);
  const numbers = page.getByRole("dialog");
  await expect.element(numbers).toMatchTextContent(/1 done day stays/);
  await expect.element(numbers).toMatchTextContent(/0 fall in the pastnothing is lost/);
  await expect
    .element(numbers)
    .toMatchTextContent(/Devices must be with the patient03\/10\/202603\/19\/2026order Pending/);
  await expect.element(numbers).toMatchTextContent(/Surgery date now03\/20\/2026Pre 18 days/);
  expect(mockServer.sent(PreviewMoveDocument)).toEqual([
    { patientid: uuid(1), to: "2026-03-29", reschedule: true, reminders: null },
  ]);
  await button("1 runs 9 days longer").click();
  expect(textsOf(page.getByRole("row"))).toEqual([
    "ItemBeforeAfterWhy",
    "Scale03/10/2026 – 04/20/202603/19/2026 – 04/29/2026had begun, runs longer",
  ]);
  await button("Show the drawing").click();
  await button("Show all 2 items").click();
  expect(textsOf(page.getByRole("row"))).toHaveLength(3);
});

test("of several devices that were not sent the first needed one says when they must be there", async () => {
  const later = { before: { from: day("2026-03-15"), to: day("2026-04-20") } };
  const laterAfter = { after: { from: day("2026-03-24"), to: day("2026-04-29") } };
  answerPlan({ items: [{ ...scale, _id: uuid(13), ...later, ...laterAfter }, scale] });
  await open();
  await expect
    .element(page.getByRole("dialog"))
    .toMatchTextContent(/Devices must be with the patient03\/10\/202603\/19\/2026order Pending/);
});

test("the move is made as it was seen, and the patient is told", async () => {
  answerPlan();
  answerTelling("success");
  const moves = await open();
  await button("Move surgery to 03/29/2026").click();
  await expect
    .poll(() => mockServer.sent(TellOfMoveDocument))
    .toEqual([
      {
        patientids: [uuid(1)],
        header: "Schedule changed",
        message: "Your surgery date changed, and your schedule with it. Open the app to see what is due.",
      },
    ]);
  expect(moves).toEqual([seen]);
});

test("B157: what is decided is asked anew: rescheduling, and the reminders that go along", async () => {
  answerPlan();
  answerTelling("success");
  const moves = await open();
  await page.getByText("No", { exact: true }).click();
  await expect.poll(lastRequest).toMatchObject({ reschedule: false });
  await expect.element(page.getByText("→ 04/03/2026")).toBeVisible();
  await page.getByText("03/25/2026 Call").click();
  await expect.poll(lastRequest).toMatchObject({ reminders: [] });
  await page.getByText("03/26/2026 Visit").click();
  await expect.poll(lastRequest).toMatchObject({ reschedule: false, reminders: [uuid(22)] });
  await page.getByRole("group", { name: "Tell" }).getByText("Patient").click();
  await button("Move surgery to 03/29/2026").click();
  await expect.poll(() => moves).toEqual([{ ...seen, reschedule: false, reminders: [uuid(22)] }]);
  expect(mockServer.sent(TellOfMoveDocument)).toEqual([]);
});

test("a reminder says the day to which it moves while it is ticked, and otherwise that it stays", async () => {
  answerPlan();
  await open();
  const reminders = page.getByRole("group", { name: "Reminders on fixed dates" });
  await expect.element(reminders).toMatchTextContent(/03\/25\/2026 Call→ 04\/03\/2026.*03\/26\/2026 Visitstays/i);
  await page.getByText("03/25/2026 Call").click();
  await expect.element(reminders).toMatchTextContent(/03\/25\/2026 Callstays.*03\/26\/2026 Visitstays/i);
});

test("items of which nothing is left end only when that is ticked", async () => {
  answerPlan({ items: drops });
  answerTelling("success");
  const moves = await open();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/1 falls in the past1 of them end/);
  await expect.element(button("Move surgery to 03/29/2026")).toBeDisabled();
  await page.getByText("Let these items end").click();
  await button("Move surgery to 03/29/2026").click();
  await expect.poll(() => moves).toEqual([{ ...seen, drops: true }]);
});

test("the day that it is on is no move, and one that has passed cannot be undone", async () => {
  answerPlan();
  await open({ to: now });
  await expect.element(page.getByText("1 move", { exact: true })).toBeVisible();
  await expect.element(button("Move surgery to 03/20/2026")).toBeDisabled();
  await expect
    .element(page.getByText("Can be undone for 30 days. What somebody changes after this stays."))
    .toBeVisible();
});

test("a date that has passed cannot be undone, only changed again", async () => {
  answerPlan();
  await open({ to: day("2026-02-01") });
  await expect.element(page.getByText("A date that has passed cannot be undone, only changed again.")).toBeVisible();
});

test("a move that is refused tells nobody", async () => {
  answerPlan();
  const moves = await open({ isMade: false });
  await button("Move surgery to 03/29/2026").click();
  await expect.poll(() => moves).toHaveLength(1);
  await expect.element(button("Move surgery to 03/29/2026")).toBeEnabled();
  expect(mockServer.sent(TellOfMoveDocument)).toEqual([]);
});

test("a patient who could not be told is named as that", async () => {
  answerPlan();
  answerTelling("fail", "Try again in a minute.");
  await open();
  await button("Move surgery to 03/29/2026").click();
  await expect
    .element(page.getByText("Surgery is moved, but the patient was not told. Try again in a minute."))
    .toBeVisible();
});

test("what cannot be shown cannot be moved, and is asked again", async () => {
  mockServer.answer(PreviewMoveDocument, {
    previewSurgeryMove: { status: "fail", message: "Try again in a minute.", planHash: null, plan: null },
  });
  await open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.What moves could not be shown\./);
  await expect.element(button("Move surgery to 03/29/2026")).toBeDisabled();
  answerPlan();
  await button("Try again").click();
  await expect.element(button("Move surgery to 03/29/2026")).toBeEnabled();
});

test("the names of the months stand apart in the drawing, and the lines of the days end above its legend", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  answerPlan({ to: day("2027-01-04") });
  await open({ to: day("2027-01-04") });
  const legend = page.getByText(/has passed, stays/);
  await expect.element(legend.first()).toBeInTheDocument();
  for (const width of [1024, 1440]) {
    await page.viewport(width, 900);
    const drawing = [...document.querySelectorAll("div[aria-hidden]")]
      .filter(({ textContent }) => textContent.includes("has passed, stays"))
      .at(-1)!;
    const boxes = (selector: string) =>
      [...drawing.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const months = boxes("small").filter(({ width: wide, top }) => wide > 0 && top < boxes("[title]")[0]!.top + 6);
    expect(months.length).toBeGreaterThan(3);
    for (const [at, { left }] of months.entries())
      if (at > 0) expect(left).toBeGreaterThanOrEqual(months[at - 1]!.right + 4);
    for (const { bottom } of boxes("[title]")) expect(bottom).toBeLessThanOrEqual(boxes("p")[0]!.top);
  }
});

test("what would move is asked again once a schedule, the patient or a reminder changes", async () => {
  answerPlan();
  await open();
  await expectReadAgain(PreviewMoveDocument, "schedules", "patients", "reminders");
});
