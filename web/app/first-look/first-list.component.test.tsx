import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { session } from "../../platform/session/session.ts";
import { signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { firstList, preloadList } from "./first-list.ts";

const profile = { ...signedIn(), token: "token of Thea" };
const patient = {
  _id: uuid(1),
  firstname: "Ann",
  lastname: "Bell",
  provider: "Dr. Sam Surgeon",
  surgery: { type: "knee", date: "2026-03-02" },
};
const bo = { ...patient, _id: uuid(2), firstname: "Bo", surgery: { type: "hip", date: "2026-11-30" } };

/** Mock of fetch that records the requests of the page. */
const requests = vi.fn<typeof fetch>();
const answer = (data: unknown): void => void requests.mockImplementation(async () => Response.json({ data }));
const answerPatients = (...patients: object[]): void => answer({ getPatientList: { patients } });
const store = (storage: Storage, value: unknown): void => storage.setItem("restride.session", JSON.stringify(value));

const stands = (): string => document.querySelector(".console-page")!.innerHTML;
const rows = () =>
  [...document.querySelectorAll(".console-page a")].map((row) => [row.getAttribute("href"), row.textContent]);

/** Runs the function as the page does: as a script without access to its module. */
function run(): void {
  const text = `(${preloadList.toString()})(${JSON.stringify(firstList)});`;
  const script = Object.assign(document.createElement("script"), { textContent: text });
  document.head.append(script);
  script.remove();
}

/** Waits until the response is read, by animation frames, which do not advance the fake clock; the rows are shown later. */
async function untilRead(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise(requestAnimationFrame);
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  const [{ href }, outline] = [location, document.createElement("div")];
  outline.innerHTML = '<div class="console-page"><i></i></div>';
  document.body.append(outline);
  history.replaceState(null, "", "/patient");
  vi.stubGlobal("fetch", requests);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const clock = vi.spyOn(performance, "now").mockReturnValue(200); // The response arrives 200 ms after opening.
  onTestFinished(() => {
    vi.useRealTimers();
    clock.mockRestore();
    vi.unstubAllGlobals();
    history.replaceState(null, "", href);
    outline.remove();
    requests.mockReset();
    globalThis.preloadedRequest = undefined;
  });
  answerPatients(patient, bo);
  store(localStorage, { profile });
});

test("A219 C184: the first page of the list is asked for by its session before there is code, as the list asks it", () => {
  run();
  const [[address, options] = []] = requests.mock.calls;
  expect([address, options?.method, options?.headers]).toEqual([
    "/graphql",
    "POST",
    { "content-type": "application/json", authorization: "Bearer token of Thea" },
  ]);
  const body = JSON.parse(String(options?.body));
  expect(body.operationName).toBe("PatientList");
  expect(body.variables).toEqual({
    filters: { type: "active" },
    sorter: { field: "surgerydate", order: "descend" },
    metadata: { current: 1, pageSize: 20 },
  });
  expect(requests).toHaveBeenCalledOnce();
});

test("rows are shown a second after the page was opened, with name, joint, surgery date and surgeon, and lead to their patients", async () => {
  run();
  await untilRead();
  await wait(799);
  expect(stands()).toBe("<i></i>");
  await wait(1);
  expect(rows()).toEqual([
    [`/patient/${uuid(1)}`, "Ann BellKnee · 03/02/2026 · Dr. Sam Surgeon"],
    [`/patient/${uuid(2)}`, "Bo BellHip · 11/30/2026 · Dr. Sam Surgeon"],
  ]);
  expect(stands()).not.toContain("<i>");
});

test("the application takes the same answer, for the same question and session", async () => {
  run();
  await untilRead();
  await wait(1_000);
  const { body, token, response } = globalThis.preloadedRequest!;
  expect([body, token]).toEqual([String(requests.mock.calls[0]![1]!.body), "token of Thea"]);
  expect(await (await response).json()).toEqual({ data: { getPatientList: { patients: [patient, bo] } } });
});

test("code that is there by then has the page to itself", async () => {
  run();
  await untilRead();
  document.querySelector(".console-page")!.remove();
  await wait(1_000);
  expect(document.querySelectorAll(`a[href="/patient/${uuid(1)}"]`)).toHaveLength(0);
});

test.each([
  ["names nobody", { getPatientList: { patients: [] } }],
  ["is refused", { getPatientList: { patients: null } }],
  ["has no data", null],
])("an answer that %s leaves the outline to the application", async (_, data) => {
  answer(data);
  run();
  await untilRead();
  await wait(1_000);
  expect(stands()).toBe("<i></i>");
});

test("what never arrives is left to the application too", async () => {
  requests.mockRejectedValue(new TypeError("Failed to fetch"));
  run();
  await expect(globalThis.preloadedRequest?.response).rejects.toThrow("Failed to fetch");
  await wait(1_000);
  expect(stands()).toBe("<i></i>");
});

const change = (user: object) => ({ profile: { ...profile, user: { ...profile.user, ...user } } });

test.each([
  ["another page", () => history.replaceState(null, "", "/users")],
  ["a list that is narrowed", () => history.replaceState(null, "", "/patient?type=inactive")],
  ["somebody without a session", () => localStorage.clear()],
  ["a tab with a session of its own", () => store(sessionStorage, { profile: { ...profile, token: "another" } })],
  ["somebody who has entered no clinic", () => store(localStorage, { profile: { ...profile, customer: null } })],
  ["somebody whose list is remembered with a filter", () => store(localStorage, change({ filter: '{"type":"knee"}' }))],
  ["what is no session", () => localStorage.setItem("restride.session", "{")],
])("for %s nothing is asked", async (_, prepare) => {
  prepare();
  run();
  await wait(1_000);
  expect([requests.mock.calls, globalThis.preloadedRequest, stands()]).toEqual([[], undefined, "<i></i>"]);
});

test("a tab that shares the session asks as others do, by the session as the application keeps it", () => {
  localStorage.clear();
  session.save(profile);
  sessionStorage.setItem("restride.session", localStorage.getItem("restride.session")!);
  run();
  expect(requests).toHaveBeenCalledOnce();
  expect(globalThis.preloadedRequest?.token).toBe("token of Thea");
});
