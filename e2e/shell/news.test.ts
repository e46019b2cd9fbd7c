import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signIn } from "@restride/dev-env/caller.ts";
import { samples } from "@restride/dev-env/samples/samples.ts";
import { aimAt } from "@restride/dev-env/aim.ts";
import { documentOf } from "@restride/dev-env/documents.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
let therapist: Caller;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  therapist = await signIn(journey.world, smallEmail(0, Role.physio));
});
afterAll(() => journey.close());

const write = async (): Promise<void> => {
  expect((await therapist.call(samples.createNewCase(aimAt(0)).document)).answer.status).toBe("success");
};
const remind = async (): Promise<void> => {
  const input = { id: small.patient(0, 1), event: { date: "2099-01-01", title: "Lab Draw" } };
  expect((await therapist.call(documentOf("addEvent", "status"), input)).answer.status).toBe("success");
};
const message = "You have received a new message!";
const reminder = "Received an update in Reminders!";

/** Changes something until the page tells it: what it asks to hear may reach the server a moment after the change. */
const toldAfter = (change: () => Promise<void>, told: Locator) =>
  expect
    .poll(
      async () => {
        await change();
        return told.count();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBeGreaterThan(0);

/** Opens a page and waits until it listens to messages and to reminders. */
const openAndListen = async (page: Page, path: string): Promise<void> => {
  const listensTo = new Set<string>();
  const listening = page.waitForEvent("websocket").then((socket) =>
    socket.waitForEvent("framesent", ({ payload }) => {
      for (const name of ["onComment", "onReminders"]) if (String(payload).includes(name)) listensTo.add(name);
      return listensTo.size === 2;
    }),
  );
  await page.goto(path);
  await listening;
};

test("an admin is told what others did", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin));
  const told = (sentence: string) => page.getByRole("status").getByText(sentence, { exact: true });
  await step("A113 C251: a new message is told in a toast", async () => {
    await openAndListen(page, "/patient");
    await toldAfter(write, told(message));
  });
  await step("A114 C252: an update of reminders too, but not on /events", async () => {
    await toldAfter(remind, told(reminder));
    await openAndListen(page, "/events");
    await remind();
    await toldAfter(write, told(message));
    expect(await told(reminder).count()).toBe(0);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("A292: the count of cases is asked again every 5 minutes", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: null });
  let asked = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("query CaseStats")) asked += 1;
  });
  await page.clock.install();
  const first = page.waitForResponse((response) => response.request().postData()?.includes("CaseStats") ?? false);
  await page.goto("/customers");
  await first;
  expect(asked).toBe(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  // What is asked later than this question was asked later.
  const askedUntilNow = async (): Promise<number> => {
    await page.evaluate(() => fetch("/healthz"));
    return asked;
  };
  await page.clock.runFor(180_000);
  expect(await askedUntilNow()).toBe(1);
  await page.clock.runFor(300_000);
  expect(await askedUntilNow()).toBe(2);
  await page.clock.runFor(300_000);
  expect(await askedUntilNow()).toBe(3);
  await leave();
});
