import { connection } from "../../platform/calls/connection.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button, row } from "../../testing/finders.ts";
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

test("A293: open requests come first, with phone, surgeon and the clinic's time", async () => {
  await open();
  const request = row("Ann Bell");
  await expect.element(request).toMatchTextContent(/Sam Surgeon.*My knee clicks\..*03\/01\/2026.*11:30 PM/);
  await expect.element(request.getByRole("link", { name: "+13125550177" })).toHaveAttribute("href", "tel:+13125550177");
  expect(lastRequest()).toEqual({ done: false, metadata: { current: 1, pageSize: 20 } });
});

test("the other state begins at page 1, with as many rows a page as were chosen", async () => {
  await open([waiting], 145);
  await page.getByRole("combobox", { name: "Rows a page" }).selectOptions("50");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(lastRequest).toEqual({ done: false, metadata: { current: 2, pageSize: 50 } });
  await page.getByRole("radiogroup", { name: "Which requests" }).getByText("Done").click();
  await expect.poll(lastRequest).toEqual({ done: true, metadata: { current: 1, pageSize: 50 } });
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

test("while the server cannot be reached, the requests that were read stay", async () => {
  await open([waiting], 45);
  await expect.element(row("Ann Bell")).toBeVisible();
  mockServer.answer(CallbackRequestsDocument, () => Promise.reject(new TypeError("Failed to fetch")));
  await button("Next page").click();
  await expect.poll(() => connection.current().kind).toBe("lost");
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});

const done = { ...waiting, _id: uuid(2), name: "Bo Diaz", calledOn: "2026-03-03T02:00:00.000Z", calledBy: "Thea" };
const answerRequests = (requests: readonly (typeof waiting | typeof done)[]): void =>
  mockServer.answer(CallbackRequestsDocument, {
    getCallbackRequests: { status: "success", message: "", requests: [...requests], total: requests.length, open: 3 },
  });
const showDone = () => page.getByRole("radiogroup", { name: "Which requests" }).getByText("Done").click();

test("who was called says by whom and when, by the clinic's clock, and can wait again without an Undo", async () => {
  answerRequests([done]);
  mockServer.answer(SetCallbackCalledDocument, { setCallbackCalled: { status: "success", message: "Open again" } });
  await render(<CallbackRequests />);
  await expect.element(page.getByText("3 open", { exact: true })).toBeVisible();
  expect(page.getByRole("columnheader", { name: "Called" }).elements()).toEqual([]);
  await showDone();
  await expect.element(row("Bo Diaz")).toMatchTextContent(/Thea, 03\/02\/2026.*8:00 PM/);
  answerRequests([]);
  await page.getByRole("button", { name: "Bo Diaz waits for a call again" }).click();
  await expect.element(page.getByText("Open again")).toBeVisible();
  await expect.element(page.getByText("Nobody was called back yet")).toBeVisible();
  expect(page.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
  expect(mockServer.sent(SetCallbackCalledDocument)).toEqual([{ id: uuid(2), called: false }]);
});

test("a call that could not be noted says why and leaves the request, without an Undo", async () => {
  answerRequests([waiting]);
  mockServer.answer(SetCallbackCalledDocument, {
    setCallbackCalled: { status: "fail", message: "This request was not found." },
  });
  await render(<CallbackRequests />);
  await page.getByRole("button", { name: "Called Ann Bell" }).click();
  await expect.element(page.getByText("This request was not found.")).toBeVisible();
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(page.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
});

test("without requests nobody waits, and a list that cannot be read has another try", async () => {
  mockServer.answer(CallbackRequestsDocument, {
    getCallbackRequests: { status: "fail", message: "Try again in a minute.", requests: null, total: null, open: null },
  });
  await render(<CallbackRequests />);
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  expect(page.getByText(/open$/).elements()).toEqual([]);
  answerRequests([]);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect.element(page.getByText("Nobody waits for a call")).toBeVisible();
});

test("on a phone a request is a card with phone, message, surgeon and time, and is noted there", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await open();
  const card = page.getByRole("listitem").filter({ hasText: "Ann Bell" });
  await expect
    .element(card)
    .toMatchTextContent(/Ann Bell\+13125550177My knee clicks\.Sam Surgeon · 03\/01\/2026, 11:30 PM\s*Called/);
  await card.getByRole("button", { name: "Called Ann Bell" }).click();
  await expect.poll(() => mockServer.sent(SetCallbackCalledDocument)).toEqual([{ id: uuid(1), called: true }]);
});
