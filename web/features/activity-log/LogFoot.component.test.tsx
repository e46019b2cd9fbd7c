import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { LogFilters } from "./LogFilters.tsx";
import { LogFoot } from "./LogFoot.tsx";
import { logInput, useLogView } from "./use-log-view.ts";

const requests: unknown[] = [];

function Log({ total = 95 }: { total?: number }) {
  const log = useLogView();
  requests.push(logInput(log.view));
  return (
    <>
      <LogFilters log={log} />
      <LogFoot
        patientId={uuid(1)}
        log={log}
        page={log.view.page}
        first="2026-03-02T15:00:00.000Z_7"
        visibleCount={10}
        total={total}
        isExact
        isMissing={false}
        onCount={() => undefined}
      />
    </>
  );
}

const open = (at = "/patient/1?log=open", total = 95) => render(<Log total={total} />, { at });

test("what narrows the log leads back to its first page", async () => {
  const { address } = await open("/patient/1?log=open&log-page=3&log-at=x_7&log-turn=1");
  await page.getByRole("radiogroup", { name: "Quick range" }).getByText("28d").click();
  expect(address()).toBe("/patient/1?log=open&log-range=28d");
});

test("a chosen source leads back to the first page", async () => {
  const { address } = await open("/patient/1?log=open&log-page=3&log-at=x_7&log-turn=1");
  await page.getByRole("button", { name: /Source/ }).click();
  await page.getByRole("option", { name: "Clinic" }).click();
  expect(address()).toBe("/patient/1?log=open&log-source=Clinic");
});

test("range, order, place and size of the address are asked for", async () => {
  await open("/patient/1?log=open&log-order=oldest&log-source=Clinic&log-at=x_7&log-turn=2&log-size=25");
  expect(requests.at(-1)).toEqual({
    fromDate: "14d",
    filter: { sources: ["Clinic"], events: [], oldestFirst: true, cursor: "x_7", turn: 2, size: 25 },
  });
});

test("B087: pages are turned from the record that is shown first, and not before the first or behind the last", async () => {
  const { address } = await open();
  await expect.element(page.getByText("1-10 of 95 activities", { exact: true })).toBeVisible();
  await expect.element(button("Previous page")).toBeDisabled();
  await button("Page 3").click();
  expect(new URLSearchParams(address().split("?")[1]).toString()).toBe(
    "log=open&log-page=3&log-at=2026-03-02T15%3A00%3A00.000Z_7&log-turn=2",
  );
  await expect.element(button("Previous page")).toBeEnabled();
  await open("/patient/1?log=open&log-page=10");
  await expect.element(button("Next page").last()).toBeDisabled();
});

test("B084: Export CSV leaves out the ids that Internal Export holds", async () => {
  const bodies: unknown[] = [];
  const { fetch: realFetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (input !== "/activity-log") return realFetch(input, init);
    bodies.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 500 });
  };
  await open();
  await button("Export CSV").click();
  await expect.poll(() => bodies.length).toBe(1);
  await button("Internal Export").click();
  await expect.poll(() => bodies.length).toBe(2);
  globalThis.fetch = realFetch;
  expect(bodies).toMatchObject([
    { patientid: uuid(1), internal: false, filter: { fromDate: "14d", cursor: null, turn: 0 } },
    { patientid: uuid(1), internal: true },
  ]);
});

test("B396: an empty log cannot be exported", async () => {
  await open("/patient/1?log=open", 0);
  await expect.element(button("Export CSV")).toBeDisabled();
  await expect.element(button("Internal Export")).toBeDisabled();
});
