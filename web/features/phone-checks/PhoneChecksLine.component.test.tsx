import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { PhonesToCheckDocument, type PhoneToCheckFragment } from "./phone-checks.graphql.ts";
import { PhoneChecksLine } from "./PhoneChecksLine.tsx";

const phone: PhoneToCheckFragment = { _id: uuid(1), owner: "user", name: "Paul Physio", phone: "555" };
const answerPhones = (phones: PhoneToCheckFragment[]): void =>
  mockServer.answer(PhonesToCheckDocument, { getPhonesToCheck: { status: "success", message: "", phones } });

test.each(["patients", "surgeons", "users"] as const)(
  "a phone that is corrected leaves the line: %s",
  async (subject) => {
    answerPhones([phone]);
    await render(<PhoneChecksLine />);
    await expect.element(page.getByRole("button", { name: "Phone numbers to check: 1" })).toBeVisible();
    expect(mockServer.sent(PhonesToCheckDocument)).toEqual([{ customerid: uuid(9001) }]);
    answerPhones([]);
    await invalidateTags([subject]);
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  },
);

test("the line opens the phones, each with the page where it is corrected", async () => {
  answerPhones([phone]);
  await render(<PhoneChecksLine />);
  await page.getByRole("button").click();
  await expect
    .element(page.getByRole("link", { name: "Edit Paul Physio" }))
    .toHaveAttribute("href", `/users/edit?id=${uuid(1)}`);
});

test("without phones to check there is no line, and Escape closes the list of those there are", async () => {
  answerPhones([]);
  const { unmount } = await render(<PhoneChecksLine />);
  await expect.poll(() => mockServer.sent(PhonesToCheckDocument).length).toBe(1);
  expect(page.getByRole("button").elements()).toEqual([]);
  await unmount();
  answerPhones([phone, { ...phone, _id: uuid(2), name: "Ann Bell" }]);
  void invalidateTags(["users"]);
  await render(<PhoneChecksLine />);
  await page.getByRole("button", { name: "Phone numbers to check: 2" }).click();
  await expect.element(page.getByRole("dialog").getByRole("listitem")).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
