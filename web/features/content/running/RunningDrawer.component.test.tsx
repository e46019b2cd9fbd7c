import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { connection } from "../../../platform/calls/connection.ts";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, dialog, listItem } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ContentCompanyDocument, type ListedContentFragment } from "../content-list.graphql.ts";
import { ContentRunningDocument } from "./running.graphql.ts";
import { OpenRunning } from "./RunningDrawer.tsx";
import { RunningNumber } from "./RunningNumber.tsx";

const plan = { _id: uuid(1), name: "Knee Standard", running: 38 } as ListedContentFragment;
const patients = [{ _id: uuid(31), name: "Ann Bell", clinic: "Lake Clinic", version: 4 }];

const answerRunning = (total: number, some = patients): void =>
  mockServer.answer(ContentRunningDocument, {
    getContentRunning: { status: "success", message: "", total, patients: some },
  });
const List = ({ row = plan }) => (
  <>
    <RunningNumber row={row} />
    <OpenRunning rows={[row]} />
  </>
);
const press = () => page.getByRole("link", { name: "38 running, Knee Standard" }).click();

test("A293: the number opens to who is counted, with clinic and version, and Escape leads back to it", async () => {
  answerRunning(38);
  await render(<List />, { profile: ofCompany() });
  expect(dialog().elements()).toEqual([]);
  await press();
  await expect.element(page.getByRole("heading", { name: "38 patients run Knee Standard" })).toBeVisible();
  await expect.poll(() => textsOf(page.getByRole("row"))).toEqual(["ClinicPatientVersion", "Lake ClinicAnn Bell4"]);
  expect(mockServer.sent(ContentRunningDocument)).toEqual([
    { id: uuid(1), companyid: null, pagination: { current: 1, pageSize: 20 } },
  ]);
  expect(page.getByText(/when it was pressed/).elements()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("pages are turned, and a number that has changed since says what it read", async () => {
  answerRunning(40);
  await render(<List />, { profile: ofCompany() });
  await press();
  await expect.element(page.getByText("It read 38 when it was pressed.")).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect
    .poll(() => mockServer.sent(ContentRunningDocument).at(-1))
    .toMatchObject({ pagination: { current: 2, pageSize: 20 } });
  answerRunning(3, []);
  void invalidateTags(["patients"]);
  await expect.element(page.getByText("This page is past the end of the list")).toBeVisible();
  await page.getByRole("button", { name: "First page" }).click();
  await expect
    .poll(() => mockServer.sent(ContentRunningDocument).at(-1))
    .toMatchObject({ pagination: { current: 1, pageSize: 20 } });
});

test.each([
  [20, []],
  [21, ["1–20 of 21"]],
])("twenty patients are a page: of %i it says which are shown in %j", async (total, range) => {
  answerRunning(total);
  await render(<List />, { profile: ofCompany() });
  await press();
  await expect.element(page.getByText("Ann Bell")).toBeVisible();
  expect(textsOf(page.getByText(/^1–20 of /))).toEqual(range);
});

test("of a super admin the company of the address is asked and named", async () => {
  answerRunning(1);
  mockServer.answer(ContentCompanyDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(5), name: "Lake Rehab" } },
  });
  const profile = { ...signedIn(Role.superAdmin), customer: null };
  await render(<List />, { profile, at: `/?companyid=${uuid(5)}#running=${uuid(1)}` });
  await expect.element(page.getByText(/^Active patients of Lake Rehab whose programme was made/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "1 patient runs Knee Standard" })).toBeVisible();
  expect(mockServer.sent(ContentRunningDocument)[0]).toMatchObject({ companyid: uuid(5) });
});

test("who may no longer read it sees nobody, and the server's sentence", async () => {
  answerRunning(38);
  await render(<List />, { profile: ofCompany() });
  await press();
  await expect.element(page.getByText("Ann Bell")).toBeVisible();
  mockServer.answer(ContentRunningDocument, {
    getContentRunning: { status: "fail", message: "You may not see this.", total: null, patients: null },
  });
  void invalidateTags(["content"]);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/You may not see this\.Nothing was changed\./);
  expect(page.getByText("Ann Bell").elements()).toEqual([]);
  await expect.element(page.getByRole("heading", { name: "Who runs Knee Standard" })).toBeVisible();
});

test("while the server cannot be reached, the patients that were read stay", async () => {
  answerRunning(40);
  await render(<List />, { profile: ofCompany() });
  await press();
  await expect.element(page.getByText("Ann Bell")).toBeVisible();
  mockServer.answer(ContentRunningDocument, () => Promise.reject(new TypeError("Failed to fetch")));
  await button("Next page").click();
  await expect.poll(() => connection.current().kind).toBe("lost");
  await expect.element(page.getByText("Ann Bell")).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("a plan that nobody runs any more says so", async () => {
  answerRunning(0, []);
  await render(<List />, { profile: ofCompany() });
  await press();
  await expect.element(page.getByText("Nobody runs it now")).toBeVisible();
});

test("on a phone a patient is a card with clinic and version", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerRunning(38);
  await render(<List />, { profile: ofCompany() });
  await press();
  await expect.element(listItem("Ann Bell")).toHaveTextContent("Ann BellLake ClinicVersion 4");
});

test("nobody is no link", async () => {
  await render(<List row={{ ...plan, running: 0 }} />, { profile: ofCompany() });
  await expect.element(page.getByText("0", { exact: true })).toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});
