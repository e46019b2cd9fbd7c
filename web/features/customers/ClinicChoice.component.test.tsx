import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { ofCompany, render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ClinicChoice } from "./ClinicChoice.tsx";
import { LiteClinicsDocument } from "./clinics.graphql.ts";

test.each([
  { isLet: true, entries: 1 },
  { isLet: false, entries: 0 },
])("a company user enters the clinic that is chosen; refused, nothing follows: $isLet", async ({ isLet, entries }) => {
  const customers = [
    { id: uuid(41), name: "Harbor Clinic" },
    { id: uuid(42), name: "Lake Clinic" },
  ];
  mockServer.answer(LiteClinicsDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers },
  });
  const entered: string[] = [];
  let followed = 0;
  const enter = async (id: string): Promise<boolean> => {
    entered.push(id);
    return isLet;
  };
  await render(<ClinicChoice enter={enter} onEntered={() => (followed += 1)} />, { profile: ofCompany() });
  await page.getByRole("button", { name: "Lake Clinic" }).click();
  await expect.poll(() => entered).toEqual([uuid(42)]);
  await expect.element(page.getByRole("button", { name: "Lake Clinic" })).not.toHaveAttribute("aria-busy", "true");
  expect(followed).toBe(entries);
  expect(mockServer.sent(LiteClinicsDocument)).toEqual([{ companyId: uuid(9002) }]);
  await expectReadAgain(LiteClinicsDocument, "customers");
});
