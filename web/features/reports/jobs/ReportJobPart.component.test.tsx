import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { catchSavedFiles } from "../../../testing/saved-files.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { CancelReportJobDocument } from "./change-jobs.graphql.ts";
import type { ReportJobFragment } from "./report-jobs.graphql.ts";
import { ReportJobPart } from "./ReportJobPart.tsx";

const running: ReportJobFragment = {
  _id: uuid(1),
  notes: true,
  answers: false,
  startedat: "2026-03-02T15:00:00.000Z",
  endedat: null,
  cancelled: false,
  total: 3,
  done: 1,
  secondsleft: 20,
  keptuntil: null,
  bytes: null,
  leftout: [],
};
const ended = {
  ...running,
  endedat: "2026-03-02T15:01:00.000Z",
  done: 3,
  secondsleft: null,
  keptuntil: "2026-03-03T15:01:00.000Z",
  bytes: 310_000,
};
const tooFew = (name: string) => ({ name, reason: "Not enough data available to generate report." });
const open = (change: Partial<ReportJobFragment>, of: ReportJobFragment = ended) =>
  render(<ReportJobPart job={{ ...of, ...change }} />);
const download = () => page.getByRole("button", { name: "Download" });

test("reports that are being made say how many are, how long it takes, and that one may leave", async () => {
  await open({}, running);
  await expect.element(page.getByRole("heading")).toHaveTextContent("3 patients, with notes1 of 3");
  await expect.element(page.getByText("About 20 seconds left. You may leave this page.")).toBeVisible();
  await expect.element(page.getByText("33%")).toBeVisible();
  expect(download().elements()).toEqual([]);
});

test("a refused Cancel says why and can be pressed again", async () => {
  mockServer.answer(CancelReportJobDocument, {
    cancelReportJob: { status: "fail", message: "They are ready already." },
  });
  await open({}, running);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByText("They are ready already.").first()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toBeEnabled();
});

test("B392: reports that are ready say when they were begun and until when they are kept, in the clinic's zone, and who has none", async () => {
  await open({ leftout: [tooFew("Ann Bell")] });
  await expect.element(page.getByRole("heading")).toHaveTextContent("3 patients, with notes9:00 AM");
  await expect.element(page.getByText("2 reports are ready.")).toBeVisible();
  await expect.element(page.getByText("1 left out:")).toBeVisible();
  expect(textsOf(page.getByRole("listitem"))).toEqual(["Ann Bell: Not enough data available to generate report."]);
  await expect.element(page.getByText("310 kB, kept until 03/03/2026, 9:01 AM")).toBeVisible();
});

test("without a report left there is nothing to download; with all of them nobody is called left out", async () => {
  const { unmount } = await open({ leftout: [tooFew("Ann Bell"), tooFew("Bo Cole"), tooFew("Cy Dole")] });
  await expect.element(page.getByText("No report could be made.")).toBeVisible();
  expect(download().elements()).toEqual([]);
  await unmount();
  await open({});
  await expect.element(download()).toBeVisible();
  expect(page.getByText(/left out/).elements()).toEqual([]);
});

test("cancelled reports offer nothing", async () => {
  await open({ cancelled: true });
  await expect.element(page.getByText("Cancelled. Nothing was kept.")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("A219 C184: Download saves the file of this job with the viewer's token, or says why there is none", async () => {
  const files = catchSavedFiles();
  const realFetch = globalThis.fetch;
  const requests: [unknown, unknown][] = [];
  let answer = new Response("all reports");
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (typeof input !== "string" || !input.startsWith("/reports/")) return realFetch(input, init);
    requests.push([input, new Headers(init?.headers).get("authorization")]);
    return Promise.resolve(answer);
  });
  onTestFinished(() => fetching.mockRestore());
  await open({});
  await download().click();
  await expect.poll(() => files).toEqual([{ name: "reports.zip", text: "all reports" }]);
  expect(requests).toEqual([[`/reports/${uuid(1)}.zip`, "Bearer token"]]);
  answer = Response.json({ message: "This file is kept no more." }, { status: 404 });
  await download().click();
  await expect.element(page.getByText("This file is kept no more.")).toBeVisible();
  expect(files).toHaveLength(1);
});
