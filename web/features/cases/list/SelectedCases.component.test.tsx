import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, row } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ArchiveCasesDocument, DeleteCasesDocument } from "./case-list.graphql.ts";
import { answerCases, archived, openRows, requests, sensor, swelling, tick } from "./case-rows.fixture.tsx";

const selected = (count: number) => page.getByText(`${count} selected`, { exact: true });
const answerArchive = (status = "success", message = ""): void =>
  mockServer.answer(ArchiveCasesDocument, { archiveActionCases: { status, message } });
const withArchived = "/cases?customer=all&archived=yes";

test("C124: an archived case is gone from the list at once, and its tick with it", async () => {
  answerArchive();
  answerCases([swelling, sensor]);
  await openRows();
  await tick("C-20418").click();
  await expect.element(selected(1)).toBeVisible();
  answerCases([sensor]);
  await button("Archive").click();
  await expect.element(page.getByText("1 case archived.")).toBeVisible();
  await expect.element(row("C-20418")).not.toBeInTheDocument();
  await expect.element(selected(1)).not.toBeInTheDocument();
});

test("C125: among ticked cases Archive takes those that are not archived, Restore those that are, and none is deleted", async () => {
  answerArchive();
  answerCases([swelling, archived]);
  await openRows({ at: withArchived });
  await tick("C-20418").click();
  await tick("C-20420").click();
  expect(button("Delete").elements()).toEqual([]);
  await button("Restore").click();
  await expect.element(page.getByText("1 case back in the list.")).toBeVisible();
  await tick("C-20418").click();
  await tick("C-20420").click();
  await button("Archive").click();
  await expect
    .poll(() => mockServer.sent(ArchiveCasesDocument))
    .toEqual([
      { ids: [uuid(3)], archived: false },
      { ids: [uuid(1)], archived: true },
    ]);
});

test("a case that is not archived says why, and offers no way back", async () => {
  answerArchive("fail", "This case was not found.");
  answerCases([swelling]);
  await openRows();
  await tick("C-20418").click();
  await button("Archive").click();
  await expect.element(page.getByText("This case was not found.")).toBeVisible();
  expect(button("Undo").elements()).toEqual([]);
});

test("C125 C196: deleted cases are gone at once; a case that is not deleted stays ticked, with the reason", async () => {
  mockServer.answer(DeleteCasesDocument, {
    deleteActionCase: { status: "fail", message: "Archive a case before you delete it." },
  });
  const other = { ...archived, _id: uuid(4), caseNumber: "C-20421" };
  answerCases([archived, other]);
  await openRows({ at: withArchived });
  await tick("C-20420").click();
  await tick("C-20421").click();
  await button("Delete").click();
  const dialog = page.getByRole("dialog", { name: "Delete 2 cases" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(mockServer.sent(DeleteCasesDocument)).toEqual([]);
  await button("Delete").click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByText("Archive a case before you delete it.")).toBeVisible();
  await expect.element(selected(2)).toBeVisible();
  mockServer.answer(DeleteCasesDocument, { deleteActionCase: { status: "success", message: "2 cases deleted." } });
  answerCases([]);
  await button("Delete").click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(row("C-20420")).not.toBeInTheDocument();
  expect(mockServer.sent(DeleteCasesDocument).at(-1)).toEqual({ ids: [uuid(3), uuid(4)] });
  await expect.element(selected(2)).not.toBeInTheDocument();
});

test("the head ticks all rows of the page, and none when all are ticked", async () => {
  answerCases([swelling, sensor]);
  await openRows();
  const all = page.getByRole("columnheader").getByRole("checkbox");
  await all.click();
  await expect.element(selected(2)).toBeVisible();
  await all.click();
  await expect.element(selected(2)).not.toBeInTheDocument();
  await expect.element(tick("C-20418")).not.toBeChecked();
});

test("a list that is sorted otherwise has no ticks any more", async () => {
  answerCases([swelling, sensor]);
  await openRows();
  await tick("C-20418").click();
  await button("Case#").click();
  await expect.poll(() => requests().at(-1)?.sorter).toEqual({ field: "caseNumber", order: "descend" });
  await expect.element(tick("C-20418")).not.toBeChecked();
});
