import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { markStale } from "../../../platform/calls/query-client.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { type ReportJobFragment, ReportJobsDocument } from "./report-jobs.graphql.ts";
import { ReportJobs } from "./ReportJobs.tsx";

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
  void markStale(["reports"]);
  await expect.element(ready()).toBeVisible();
  void markStale(["reports"]);
  await expect.poll(() => mockServer.sent(ReportJobsDocument).length).toBeGreaterThan(2);
  await expect.element(ready()).toHaveLength(1);
  expect(page.getByText("5 reports are ready.").elements()).toEqual([]);
});

test("reports that were cancelled are not said to be ready", async () => {
  answerJobs(running);
  await render(<ReportJobs />);
  await expect.element(page.getByRole("button")).toBeVisible();
  answerJobs({ ...ended, cancelled: true }, { ...running, _id: uuid(3) });
  void markStale(["reports"]);
  await expect.poll(() => mockServer.sent(ReportJobsDocument).length).toBeGreaterThan(1);
  answerJobs({ ...ended, cancelled: true }, { ...ended, _id: uuid(3), total: 4 });
  void markStale(["reports"]);
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
