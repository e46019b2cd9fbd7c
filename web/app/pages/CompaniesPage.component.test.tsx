import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  DeletionRequestsCountDocument,
  DeletionRequestsDocument,
} from "../../features/account-deletion/deletion-requests.graphql.ts";
import { CompaniesDocument } from "../../features/companies/companies.graphql.ts";
import { UndeliveredCountDocument } from "../../features/undelivered-messages/undelivered-messages.graphql.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { CompaniesPage } from "./CompaniesPage.tsx";

const open = (total: number) => {
  const success = { status: "success", message: "" } as const;
  mockServer.answer(CompaniesDocument, { getCompanies: { ...success, companies: [], total: 0 } });
  mockServer.answer(UndeliveredCountDocument, { getUndeliveredMessages: { ...success, total: 0 } });
  mockServer.answer(DeletionRequestsCountDocument, { getDeletionRequests: { ...success, total } });
  mockServer.answer(DeletionRequestsDocument, { getDeletionRequests: { ...success, total: 0, requests: [] } });
  return render(<CompaniesPage />, { profile: signedIn(Role.superAdmin), at: "/companies", path: "/companies" });
};

test("over the companies stand the deletion requests that fit nobody, and open for the super admin", async () => {
  await open(2);
  await page.getByRole("button", { name: "2 deletion requests to review" }).click();
  await expect.element(page.getByRole("dialog", { name: "Deletion requests kept for 90 days" })).toBeVisible();
});

test("without such requests no line stands over the companies", async () => {
  await open(0);
  await expect.poll(() => mockServer.sent(DeletionRequestsCountDocument).length).toBe(1);
  await expect.element(page.getByText(/deletion request/)).not.toBeInTheDocument();
});
