import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { AddNewCommentDocument, NowWritingDocument } from "../case-detail.graphql.ts";
import { Composer } from "./Composer.tsx";

const show = () => {
  mockServer.answer(NowWritingDocument, { nowWriting: { status: "success", message: "" } });
  mockServer.answer(AddNewCommentDocument, {
    addNewComment: { status: "success", message: "", commentid: uuid(5) },
  });
  return render(<Composer caseId={uuid(1)} returned={{ nth: 0, comment: "", image: "" }} />);
};
const send = () => page.getByRole("button", { name: "Send" });
const message = () => page.getByLabelText("Message", { exact: true });

/** The upload waits until the returned function is called with its answer; every other request goes its way. */
function holdUpload(): (answer: Response) => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...[input, init]: Parameters<typeof fetch>) =>
    String(input).includes("/images/messages") ? promise.then((answer) => answer.clone()) : fetch(input, init),
  );
  return resolve;
}
afterEach(() => vi.unstubAllGlobals());

const choose = () =>
  userEvent.upload(
    page.getByLabelText("Attach an image"),
    new File([new Uint8Array([137, 80, 78, 71])], "knee.png", { type: "image/png" }),
  );

test("a message leaves neither by button nor by keys while its image is on the way, and then with the image", async () => {
  const answerUpload = holdUpload();
  await show();
  await message().fill("Look at this");
  await expect.element(send()).toBeEnabled();
  await choose();
  await expect.element(send()).toBeDisabled();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(mockServer.sent(AddNewCommentDocument)).toEqual([]);
  answerUpload(Response.json({ image: "1f2e.png" }));
  await expect.element(send()).toBeEnabled();
  await send().click();
  await expect
    .poll(() => mockServer.sent(AddNewCommentDocument))
    .toEqual([{ caseId: uuid(1), comment: "Look at this", image: "1f2e.png", priority: "NORMAL" }]);
});

test("an image that is not taken is told with its reason, and the words can still be sent", async () => {
  const answerUpload = holdUpload();
  await show();
  await message().fill("Look at this");
  await choose();
  answerUpload(Response.json({ status: "fail", message: "Choose an image that is smaller." }, { status: 413 }));
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(send()).toBeEnabled();
});

test("an empty message cannot be sent", async () => {
  await show();
  await expect.element(send()).toBeDisabled();
  await message().fill("   ");
  await expect.element(send()).toBeDisabled();
});

test("colleagues are told that somebody writes once in some seconds, not with every key", async () => {
  await show();
  await message().fill("L");
  await message().fill("Lo");
  await message().fill("Look");
  await expect.poll(() => mockServer.sent(NowWritingDocument)).toEqual([{ caseid: uuid(1) }]);
});
