import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CallbackRequestsDocument, SetCallbackCalledDocument } from "./callback-requests.graphql.ts";
import { CallbackRequests } from "./CallbackRequests.tsx";

const waiting = {
  _id: uuid(1),
  name: "Ann Bell",
  phone: "+13125550177",
  surgeonName: "Sam Surgeon",
  message: "My knee clicks.",
  receivedOn: "2026-03-02T05:30:00.000Z", // 11:30 PM of the day before in Chicago
  calledOn: null,
  calledBy: null,
};

const open = async (requests = [waiting], total = requests.length) => {
  mockServer.answer(CallbackRequestsDocument, {
    getCallbackRequests: { status: "success", message: "", requests, total, open: 1 },
  });
  mockServer.answer(SetCallbackCalledDocument, { setCallbackCalled: { status: "success", message: "" } });
  await render(<CallbackRequests />);
};
const lastRequest = () => mockServer.sent(CallbackRequestsDocument).at(-1);

test("open requests come first, with phone, surgeon and the clinic's time", async () => {
  await open();
  const row = page.getByRole("row").filter({ hasText: "Ann Bell" });
  await expect.element(row).toMatchTextContent(/Sam Surgeon.*My knee clicks\..*03\/01\/2026.*11:30 PM/);
  await expect.element(row.getByRole("link", { name: "+13125550177" })).toHaveAttribute("href", "tel:+13125550177");
  expect(lastRequest()).toEqual({ done: false, metadata: { current: 1, pageSize: 20 } });
});

test("the other state begins at page 1", async () => {
  await open([waiting], 45);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(lastRequest).toEqual({ done: false, metadata: { current: 2, pageSize: 20 } });
  await page.getByRole("radiogroup", { name: "Which requests" }).getByText("Done").click();
  await expect.poll(lastRequest).toEqual({ done: true, metadata: { current: 1, pageSize: 20 } });
});

test("a callback is noted, the list is asked for again, and Undo takes it back", async () => {
  await open();
  await page.getByRole("button", { name: "Called Ann Bell" }).click();
  await expect.poll(() => mockServer.sent(CallbackRequestsDocument).length).toBe(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => mockServer.sent(SetCallbackCalledDocument))
    .toEqual([
      { id: uuid(1), called: true },
      { id: uuid(1), called: false },
    ]);
});
