import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page, WebSocket } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const timeout = 18_000_000;
const storedToken = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem("restride.session") ?? "{}") as { profile: { token: string } }).profile.token,
  );
const patient = `/patient/${small.patient(0, 1)}`;

/** What a live connection sends first, with the token in it. */
const greeting = async (socket: WebSocket): Promise<string> => {
  const { payload } = await socket.waitForEvent("framesent", ({ payload }) =>
    String(payload).includes("connection_init"),
  );
  return String(payload);
};

test("A219: each request carries the stored token as its bearer, and before there is one none does", async () => {
  const { page, leave } = await journey.visit();
  const bearers: [operation: string, header: string | undefined][] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/graphql") return;
    const { query } = request.postDataJSON() as { query: string };
    bearers.push([/\w+/.exec(query.replace(/^(query|mutation)\s*/, ""))![0], request.headers().authorization]);
  });
  await journey.signIn(page, smallEmail(0, Role.physio));
  await page.getByRole("table").waitFor();
  await page.goto(patient);
  await page.getByRole("heading", { name: /Pat1/ }).first().waitFor();
  const before = bearers.splice(0, 2);
  expect(before.map(([, header]) => header)).toEqual([undefined, undefined]);
  expect(bearers.length).toBeGreaterThan(2);
  const bearer = `Bearer ${await storedToken(page)}`;
  expect(bearers.filter(([, header]) => header !== bearer)).toEqual([]);
  await leave();
});

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
  await journey.signIn(page, smallEmail(0, Role.physio));
  const connected = page.waitForEvent("websocket").then((socket) =>
    // The page subscribes once it has heard that it is connected.
    socket.waitForEvent("framesent", ({ payload }) => String(payload).includes('"type":"subscribe"')),
  );
  await page.goto(patient);
  await connected;
  const again = page.waitForEvent("websocket");
  await page.clock.fastForward(timeout);
  expect(await page.evaluate(() => (window as unknown as { closes: number[] }).closes)).toContain(4403);
  await page.clock.fastForward(5_000);
  expect(await greeting(await again)).toContain(await storedToken(page));
  await leave();
});

test("a session that ends with a page open", async () => {
  const email = smallEmail(0, Role.admin);
  const { page, leave } = await journey.visitAs(email, { at: "/patient?search=Clinic1" });
  await page.getByRole("table").waitFor();
  await page.evaluate(() => sessionStorage.setItem("left", "behind"));
  const reload = () => page.getByRole("link", { name: "Home", exact: true }).click();
  await step("A312 A314: a token lasts 18,000,000 ms", async () => {
    journey.world.clock.advance(timeout - 60_000);
    await reload();
    await page.getByRole("heading", { name: "Home" }).first().waitFor();
    await page.goBack();
    await page.getByRole("table").waitFor();
  });
  await step(
    "A139: then the next answer says 'Token expired', empties the storages and leads to the sign-in",
    async () => {
      await page.goto("about:blank"); // A page that still asks is told first, and what it says goes with it.
      journey.world.clock.advance(120_000);
      await page.goto(`${patient}?view=day`);
      await isTold(page, "Token expired");
      await arrivesAt(page, "/login");
      expect(
        await page.evaluate(() => [localStorage.getItem("restride.session"), sessionStorage.getItem("left")]),
      ).toEqual([null, null]);
    },
  );
  await step("A139: whoever signs in again is back where the session ended", async () => {
    await page.getByLabel("Username").waitFor();
    await journey.signIn(page, email);
    await arrivesAt(page, `${patient}?view=day`);
  });
  await leave();
});

test("A139: another person is not led to where the session of the first ended", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: patient });
  await page.getByRole("heading", { name: /Pat1/ }).first().waitFor();
  await page.goto("about:blank"); // A page that still asks is told first, and what it says goes with it.
  journey.world.clock.advance(timeout + 1_000);
  await page.goto(patient);
  await isTold(page, "Token expired");
  await journey.signIn(page, smallEmail(1, Role.admin));
  await arrivesAt(page, "/compliance");
  await leave();
});

test("A140: a stored token that the server did not sign is no session", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio));
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("restride.session")!) as { profile: { token: string } };
    const [head, , signature] = stored.profile.token.split(".");
    const claims = btoa(JSON.stringify({ sub: "someone-else", exp: 9_999_999_999 }));
    stored.profile.token = [head, claims, signature].join(".");
    for (const storage of [localStorage, sessionStorage]) storage.setItem("restride.session", JSON.stringify(stored));
  });
  await page.goto("about:blank"); // What the page before asks for is not counted.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const refused = page.waitForResponse((response) => response.url().endsWith("/graphql"));
  await page.goto("/patient");
  await arrivesAt(page, "/login");
  await page.getByLabel("Username").waitFor();
  expect(asked).toContain("/publickey");
  // The page without its code can verify nothing: its one question is refused by the server.
  expect(asked.filter((path) => path === "/graphql")).toHaveLength(1);
  expect(await (await refused).json()).toMatchObject({
    data: { getPatientList: { status: "Token expired", patients: null } },
  });
  await leave();
});
