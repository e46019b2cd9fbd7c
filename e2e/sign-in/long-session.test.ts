import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page, WebSocket } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const [minute, hour] = [60_000, 3_600_000];
const storedToken = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem("restride.session") ?? "{}") as { profile: { token: string } }).profile.token,
  );
/** Each tab has its own. */
const tabToken = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem("restride.session") ?? "{}") as { profile: { token: string } }).profile.token,
  );
const notice = (page: Page) => page.getByRole("region", { name: "Session" });
const stay = (page: Page) => page.getByRole("button", { name: "Stay signed in" });
const patient = `/patient/${small.patient(0, 1)}`;

/** What a live connection sends first, with the token in it. */
const greeting = async (socket: WebSocket): Promise<string> => {
  const { payload } = await socket.waitForEvent("framesent", ({ payload }) =>
    String(payload).includes("connection_init"),
  );
  return String(payload);
};

test("A138 A312: when the session's time is over the live connection closes as forbidden and opens with the stored token", async () => {
  const { page, leave } = await journey.visit();
  await page.clock.install();
  await page.addInitScript(() => {
    const closes: number[] = [];
    const { close } = WebSocket.prototype;
    WebSocket.prototype.close = function (code, reason) {
      closes.push(code ?? 0);
      close.call(this, code, reason);
    };
    Object.assign(window, { closes });
  });
  await journey.signIn(page, smallEmail(0, Role.physio)); // by the page's clock
  const connected = page.waitForEvent("websocket").then((socket) =>
    // The page subscribes once it has heard that it is connected.
    socket.waitForEvent("framesent", ({ payload }) => String(payload).includes('"type":"subscribe"')),
  );
  await page.goto(patient);
  await connected;
  const again = page.waitForEvent("websocket");
  await page.clock.fastForward(5 * hour);
  await soon(() => page.evaluate(() => (window as unknown as { closes: number[] }).closes)).toContain(4403);
  await page.clock.fastForward(5_000);
  expect(await greeting(await again)).toContain(await storedToken(page));
  await leave();
});

test("A312 C242: two minutes before a token ends the console offers to stay signed in, for all tabs at once", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: null,
    clinic: small.customers[0],
  });
  await page.clock.install();
  await page.goto(patient);
  const other = await page.context().newPage();
  await other.goto("/customers");
  await other.getByRole("table").waitFor();
  await page.getByRole("heading", { name: /Pat1/ }).first().waitFor();
  const before = await tabToken(page);
  await step("nothing is in the way before", async () => {
    await page.clock.fastForward(5 * hour - 3 * minute);
    expect(await notice(page).count()).toBe(0);
  });
  await step("the notice says how long, and is reached and pressed by keyboard", async () => {
    await page.clock.fastForward(65_000);
    await notice(page).getByText("Your session ends in 2 minutes.", { exact: true }).waitFor();
    await notice(other).waitFor();
    await stay(page).focus();
  });
  await step("one press renews the token of every tab, and the notice goes", async () => {
    await page.keyboard.press("Enter");
    await soon(() => notice(page).count()).toBe(0);
    await soon(() => notice(other).count()).toBe(0);
    expect(await tabToken(page)).not.toBe(before);
    expect(await tabToken(other)).not.toBe(before);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("C242: with the renewed token the live connection goes on", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: null });
  await page.clock.install();
  const connected = page
    .waitForEvent("websocket")
    .then((socket) =>
      socket.waitForEvent("framesent", ({ payload }) => String(payload).includes('"type":"subscribe"')),
    );
  await page.goto(patient);
  await connected;
  await page.clock.fastForward(5 * hour - 2 * minute);
  const again = page.waitForEvent("websocket").then(greeting);
  await stay(page).click();
  expect(await again).toContain(await tabToken(page));
  await leave();
});
