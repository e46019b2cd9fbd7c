import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { CancelReportJobDocument, StartReportsDocument } from "./change-jobs.graphql.ts";
import { type ReportJobFragment, ReportJobsDocument } from "./report-jobs.graphql.ts";
import { ReportJobs } from "./ReportJobs.tsx";
import { StartReportsDialog } from "./StartReportsDialog.tsx";

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
const ended = { ...running, endedat: "2026-03-02T15:01:00.000Z", done: 3, secondsleft: null };

const answerJobs = (...jobs: ReportJobFragment[]): void =>
  mockServer.answer(ReportJobsDocument, { getReportJobs: { status: "success", message: "", jobs } });
const ready = () => page.getByText("3 reports are ready.");

test("reports that become ready while somebody looks are announced once; those that were ready before are not", async () => {
  answerJobs({ ...ended, _id: uuid(2), total: 5 }, running);
  await render(<ReportJobs />);
  await expect.element(page.getByRole("button")).toBeVisible();
  answerJobs({ ...ended, _id: uuid(2), total: 5 }, ended);
  void invalidateTags(["reports"]);
  await expect.element(ready()).toBeVisible();
  void invalidateTags(["reports"]);
  await expect.poll(() => mockServer.sent(ReportJobsDocument).length).toBeGreaterThan(2);
  await expect.element(ready()).toHaveLength(1);
  expect(page.getByText("5 reports are ready.").elements()).toEqual([]);
});

test("reports that are started are shown at once, where none were being made", async () => {
  answerJobs();
  mockServer.answer(StartReportsDocument, { startReports: { status: "success", message: "Reports are being made." } });
  const dialog = (
    <StartReportsDialog
      to={{ patientids: [uuid(1)] }}
      audience="1 patient"
      onStarted={() => undefined}
      onClose={() => undefined}
    />
  );
  await render(
    <>
      <ReportJobs />
      {dialog}
    </>,
  );
  await expect.poll(() => mockServer.sent(ReportJobsDocument)).toHaveLength(1);
  answerJobs(running);
  await button("Make reports").click();
  await expect.element(button("Reports 1/3")).toBeInTheDocument();
});

test("reports that were cancelled are not said to be ready", async () => {
  answerJobs(running);
  await render(<ReportJobs />);
  await expect.element(page.getByRole("button")).toBeVisible();
  answerJobs({ ...ended, cancelled: true }, { ...running, _id: uuid(3) });
  void invalidateTags(["reports"]);
  await expect.poll(() => mockServer.sent(ReportJobsDocument).length).toBeGreaterThan(1);
  answerJobs({ ...ended, cancelled: true }, { ...ended, _id: uuid(3), total: 4 });
  void invalidateTags(["reports"]);
  await expect.element(page.getByText("4 reports are ready.")).toBeVisible();
  expect(ready().elements()).toEqual([]);
});

test("while reports are being made the server is asked again by itself, and no longer once they are", async () => {
  answerJobs(running);
  await render(<ReportJobs />);
  await expect.poll(() => mockServer.sent(ReportJobsDocument).length).toBeGreaterThan(1);
  answerJobs(ended);
  await expect.element(ready()).toBeVisible();
});

test("a role that may ask for no reports is not asked for any", async () => {
  await render(<ReportJobs />, { profile: signedIn(Role.patient) });
  expect(mockServer.sent(ReportJobsDocument)).toEqual([]);
});

const jobs = (...all: ReportJobFragment[]) => ({ getReportJobs: { status: "success", message: "", jobs: all } });
const failed = { getReportJobs: { status: "fail", message: "Try again in a minute.", jobs: null } };
const requests = () => mockServer.sent(ReportJobsDocument).length;
const useFakeTime = (): void => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
};

test("reports that are being made are asked for again after a failure", async () => {
  useFakeTime();
  mockServer.answer(ReportJobsDocument, failed);
  await render(<ReportJobs />);
  await expect.poll(requests).toBe(1);
  expect(page.getByRole("button").elements()).toEqual([]);
  mockServer.answer(ReportJobsDocument, jobs(running));
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      return requests();
    })
    .toBeGreaterThan(1);
  await expect.element(button("Reports 1/3")).toBeVisible();
});

test("on a slow line one question waits for its answer", async () => {
  useFakeTime();
  mockServer.answer(ReportJobsDocument, jobs(running));
  await render(<ReportJobs />);
  await expect.element(button("Reports 1/3")).toBeVisible();
  const loadWithRetries = mockServer.delay(ReportJobsDocument);
  await vi.advanceTimersByTimeAsync(1_500);
  await expect.poll(requests).toBe(2);
  await vi.advanceTimersByTimeAsync(4_500);
  expect(requests()).toBe(2);
  loadWithRetries(jobs({ ...running, done: 2 }));
  await expect.element(button("Reports 2/3")).toBeVisible();
});

test("a failure stands over what was known, until the next answer", async () => {
  useFakeTime();
  mockServer.answer(ReportJobsDocument, jobs(running));
  await render(<ReportJobs />);
  await button("Reports 1/3").click();
  const panel = page.getByRole("dialog", { name: /^Reports/ });
  await expect.element(panel.getByText("1 of 3", { exact: true })).toBeVisible();
  mockServer.answer(ReportJobsDocument, failed);
  await vi.advanceTimersByTimeAsync(1_500);
  await expect.element(panel.getByRole("alert")).toHaveTextContent("Try again in a minute.");
  await expect.element(panel.getByText("1 of 3", { exact: true })).toBeVisible();
  mockServer.answer(ReportJobsDocument, jobs(running));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(panel.getByRole("alert")).not.toBeInTheDocument();
});

test("pressed twice on a slow line, Cancel is sent once", async () => {
  mockServer.answer(ReportJobsDocument, jobs(running));
  const loadWithRetries = mockServer.delay(CancelReportJobDocument);
  await render(<ReportJobs />);
  await button("Reports 1/3").click();
  const cancel = page.getByRole("button", { name: "Cancel" });
  await cancel.dblClick();
  mockServer.answer(ReportJobsDocument, jobs({ ...running, endedat: running.startedat, cancelled: true }));
  loadWithRetries({ cancelReportJob: { status: "success", message: "Cancelled. Nothing was kept." } });
  await expect.element(page.getByText("Cancelled. Nothing was kept.").first()).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
  expect(mockServer.sent(CancelReportJobDocument)).toEqual([{ id: uuid(1) }]);
});

test("the pill sums all jobs that are being made; with none it says Reports alone", async () => {
  mockServer.answer(
    ReportJobsDocument,
    jobs(running, { ...running, _id: uuid(3), total: 10, done: 4 }, { ...ended, _id: uuid(2) }),
  );
  const { unmount } = await render(<ReportJobs />);
  await expect.element(button("Reports 5/13")).toBeVisible();
  await unmount();
  mockServer.answer(ReportJobsDocument, jobs(ended));
  await render(<ReportJobs />);
  await expect.element(page.getByRole("button", { name: "Reports", exact: true })).toBeVisible();
});
