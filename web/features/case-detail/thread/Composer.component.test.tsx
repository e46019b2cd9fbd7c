import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { AddNewCommentDocument, NowWritingDocument } from "./thread.graphql.ts";
import { Composer } from "./Composer.tsx";

const show = (at = "/") => {
  mockServer.answer(NowWritingDocument, { nowWriting: { status: "success", message: "" } });
  mockServer.answer(AddNewCommentDocument, {
    addNewComment: { status: "success", message: "", commentid: uuid(5) },
  });
  return render(<Composer caseId={uuid(1)} returned={{ nth: 0, comment: "", image: "" }} />, { at });
};
const message = () => page.getByLabelText("Message", { exact: true });

/** Delays the upload until the returned function is called with its response; all other requests are sent as usual. */
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

test("C051: a message leaves neither by button nor by keys while its image is on the way, and then with the image", async () => {
  const answerUpload = holdUpload();
  await show();
  await message().fill("Look at this");
  await expect.element(button("Send")).toBeEnabled();
  await choose();
  await expect.element(button("Send")).toBeDisabled();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(mockServer.sent(AddNewCommentDocument)).toEqual([]);
  answerUpload(Response.json({ image: "1f2e.png" }));
  await expect.element(button("Send")).toBeEnabled();
  await button("Send").click();
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
  await expect.element(button("Send")).toBeEnabled();
});

const lite = "/message-interface?caseid=1&app=admin-lite";
const priority = (name: string) => page.getByRole("radio", { name, exact: true });

test.each([
  ["the console", "/"],
  ["the mobile chat", lite],
])("C052 C097: in %s a message of spaces alone is sent neither by button nor by keys", async (_, at) => {
  await show(at);
  await expect.element(button("Send")).toBeDisabled();
  await message().fill(" \n ");
  await expect.element(button("Send")).toBeDisabled();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await message().fill("Now.");
  await button("Send").click();
  await expect.poll(() => mockServer.sent(AddNewCommentDocument)).toMatchObject([{ comment: "Now." }]);
});

test("C092: in the mobile chat a message is sent as urgent or normal, as it was chosen", async () => {
  await show(lite);
  await expect.element(priority("Normal")).toBeChecked();
  await page.getByText("Urgent", { exact: true }).click();
  await message().fill("Take it off.");
  await button("Send").click();
  await expect.poll(() => mockServer.sent(AddNewCommentDocument)).toMatchObject([{ priority: "URGENT" }]);
  await message().fill("Thank you.");
  await button("Send").click();
  await expect
    .poll(() => mockServer.sent(AddNewCommentDocument))
    .toEqual([
      { caseId: uuid(1), comment: "Take it off.", image: "", priority: "URGENT" },
      { caseId: uuid(1), comment: "Thank you.", image: "", priority: "NORMAL" },
    ]);
});

test("a file that is no image is refused before it is sent", async () => {
  await show();
  await userEvent.upload(
    page.getByLabelText("Attach an image"),
    new File(["no image"], "notes.txt", { type: "text/plain" }),
  );
  await expect.element(page.getByRole("alert").getByText("Choose a PNG, JPEG or WebP image.")).toBeVisible();
});

test("what is typed while a message is on its way stays", async () => {
  await show();
  const answer = mockServer.delay(AddNewCommentDocument);
  await message().fill("It stopped.");
  await button("Send").click();
  await expect.poll(() => mockServer.sent(AddNewCommentDocument)).toHaveLength(1);
  await message().fill("And now?");
  answer({ addNewComment: { status: "success", message: "Message Sent!", commentid: uuid(5) } });
  await expect.element(page.getByText("Message Sent!")).toBeVisible();
  await expect.element(message()).toHaveValue("And now?");
});

test("C051: a message of 3500 characters counts them of the 4000 that it may have", async () => {
  await show();
  await message().fill("x".repeat(3500));
  await expect.element(page.getByText("3500 / 4000", { exact: true })).toBeVisible();
});

test("C103: an image is pasted, or chosen among PNG, JPEG and WebP", async () => {
  const answerUpload = holdUpload();
  await show();
  await expect
    .element(page.getByLabelText("Attach an image"))
    .toHaveAttribute("accept", "image/png,image/jpeg,image/webp");
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([new Uint8Array([137, 80, 78, 71])], "knee.png", { type: "image/png" }));
  message()
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  answerUpload(Response.json({ image: "1f2e.png" }));
  await expect.element(page.getByRole("button", { name: "Remove the image" })).toBeVisible();
  await button("Send").click();
  await expect.poll(() => mockServer.sent(AddNewCommentDocument)).toMatchObject([{ comment: "", image: "1f2e.png" }]);
});

test("colleagues are told that somebody writes once in some seconds, not with every key", async () => {
  await show();
  await message().fill("L");
  await message().fill("Lo");
  await message().fill("Look");
  await expect.poll(() => mockServer.sent(NowWritingDocument)).toEqual([{ caseid: uuid(1) }]);
});
