import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoServer, startDemoServer } from "./demo-server.ts";
import { drillOverload, type OverloadPart } from "./overload.ts";
import { drillReports, type ReportsPart } from "./reports-beside-requests.ts";
import type { SoakMinute } from "./soak/judge-soak.ts";
import { drillSoak } from "./soak/soak.ts";

let demo: DemoServer;
beforeAll(async () => {
  demo = await startDemoServer(60);
}, 300_000);
afterAll(() => demo.close());

test("reports are made beside requests, and each part is measured", async () => {
  const parts = new Map<string, ReportsPart>();
  await drillReports(demo, { seconds: 1, rush: 2, restSeconds: 0 }, (name, part) => void parts.set(name, part));
  expect([...parts].map(([name, { requests, reports, failed }]) => [name, requests, reports, failed])).toEqual([
    ["50 requests a second", 50, 0, 0],
    ["and one report a second", 50, 1, 0],
    ["2 reports one after the other", 0, 2, 0],
    ["0 s later", 0, 0, 0],
  ]);
});

test("each request of each rate is answered or refused, and the server stays ready", async () => {
  const parts = new Map<string, OverloadPart>();
  const options = { seconds: 1, rates: [10, 600], restSeconds: 0 };
  await drillOverload(demo, options, (name, part) => void parts.set(name, part));
  expect([...parts].map(([name, { sent, failed, notReady }]) => [name, sent, failed, notReady])).toEqual([
    ["10 requests a second", 10, 0, 0],
    ["600 requests a second", 600, 0, 0],
    ["0 s later, 10 a second", 10, 0, 0],
  ]);
});

test("people work, phones record and sockets come and go: nothing is lost, doubled or left", async () => {
  const minutes: SoakMinute[] = [];
  const options = { minutes: 3, secondsOfMinute: 3, people: 8, phones: 2, sockets: 20, random: Math.random };
  const { end } = await drillSoak(demo, options, (minute) => void minutes.push(minute));
  expect(end).toMatchObject({ lost: 0, doubled: 0, missedEvents: 0, doubledEvents: 0, jobsLeft: 0 });
  expect(minutes.map(({ failures }) => failures)).toEqual([[], [], []]);
  expect(Object.keys(Object.assign({}, ...minutes.map(({ p50 }) => p50))).toSorted()).toEqual(
    "addNewComment getPatient getPatientCompliance getPatientList getPatientMessages getPatientStats recordExercise report".split(
      " ",
    ),
  );
});
