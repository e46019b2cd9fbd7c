import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { DeletionRequestsCountDocument, DeletionRequestsDocument } from "./deletion-requests.graphql.ts";
import { DeletionRequestsLine } from "./DeletionRequestsLine.tsx";

const open = (total: number, role: Role = Role.companyAdmin) => {
  mockServer.answer(DeletionRequestsCountDocument, {
    getDeletionRequests: { status: "success", message: "", total },
  });
  return render(<DeletionRequestsLine />, { profile: signedIn(role) });
};

test.each([
  [1, "1 deletion request to review"],
  [2, "2 deletion requests to review"],
])("%i requests have a line", async (total, text) => {
  await open(total);
  await expect.element(page.getByRole("button", { name: text, exact: true })).toBeVisible();
});

test("without requests there is no line", async () => {
  await open(0);
  await expect.poll(() => mockServer.sent(DeletionRequestsCountDocument).length).toBe(1);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("a role that may not see them does not ask", async () => {
  await open(2, Role.physio);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  expect(mockServer.sent(DeletionRequestsCountDocument)).toEqual([]);
});

test("the line opens the requests, and Escape closes them", async () => {
  await open(2);
  mockServer.answer(DeletionRequestsDocument, {
    getDeletionRequests: { status: "success", message: "", total: 0, requests: [] },
  });
  await page.getByRole("button", { name: "2 deletion requests to review" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a request that is decided leaves the line", async () => {
  await open(2);
  await expect.element(page.getByRole("button")).toBeVisible();
  mockServer.answer(DeletionRequestsCountDocument, {
    getDeletionRequests: { status: "success", message: "", total: 1 },
  });
  void invalidateTags(["deletionRequests"]);
  await expect.element(page.getByRole("button", { name: "1 deletion request to review" })).toBeVisible();
});
