import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { AddNewCommentDocument, NowWritingDocument } from "./thread.graphql.ts";
import { Composer } from "./Composer.tsx";

const show = ({ at = "/", caseId = uuid(1) } = {}) => {
  mockServer.answer(NowWritingDocument, { nowWriting: { status: "success", message: "" } });
  mockServer.answer(AddNewCommentDocument, {
    addNewComment: { status: "success", message: "", commentid: uuid(5) },
  });
  return render(<Composer caseId={caseId} returned={{ nth: 0, comment: "", image: "" }} />, { at });
};
const sent = () => mockServer.sent(AddNewCommentDocument);
const lite = "/message-interface?caseid=1&app=admin-lite";

test.each(["Control", "Meta"])("%s+Enter sends a message, and Enter alone begins a line", async (key) => {
  await show();
  await field("Message").fill("Rest it.");
  await userEvent.keyboard("{Enter}");
  expect(sent()).toEqual([]);
  await expect.element(field("Message")).toHaveValue("Rest it.\n");
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  await expect.poll(sent).toMatchObject([{ comment: "Rest it.\n" }]);
  await expect.element(field("Message")).toHaveValue("");
});

test("what is typed is kept in this tab for its case, and says so", async () => {
  const draftNotice = () => page.getByText(/^Draft kept in this tab\./);
  const { unmount } = await show();
  expect(draftNotice().elements()).toEqual([]);
  await field("Message").fill("Rest it.");
  await expect.element(draftNotice()).toBeVisible();
  await unmount();
  const other = await show({ caseId: uuid(2) });
  await expect.element(field("Message")).toHaveValue("");
  await other.unmount();
  await show();
  await expect.element(field("Message")).toHaveValue("Rest it.");
});

test("a message that was sent leaves no draft behind", async () => {
  const { unmount } = await show();
  await field("Message").fill("Rest it.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(sent).toHaveLength(1);
  await unmount();
  await show();
  await expect.element(field("Message")).toHaveValue("");
});

test("C051 C148: a message has at most 4000 characters, which are counted from 3500 on; in the mobile chat always", async () => {
  const { unmount } = await show();
  await expect.element(field("Message")).toHaveAttribute("maxlength", "4000");
  await field("Message").fill("x".repeat(3499));
  expect(page.getByText(/ \/ 4000$/).elements()).toEqual([]);
  await field("Message").fill("");
  await unmount();
  await show({ at: lite });
  await expect.element(page.getByText("0 / 4000", { exact: true })).toBeVisible();
});

test("closing the tab is asked about while something is typed", async () => {
  const close = (): boolean => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await show();
  await field("Message").fill(" ");
  expect(close()).toBe(true);
  await field("Message").fill("Rest it.");
  await expect.poll(close).toBe(false);
  await field("Message").fill("");
  await expect.poll(close).toBe(true);
});

/** Mocks the response to image uploads for one test. */
function answerUpload(answer: () => Response): void {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...[input, init]: Parameters<typeof fetch>) =>
    String(input).includes("/images/messages") ? Promise.resolve(answer()) : fetch(input, init),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}
const image = (bytes = 4) => new File([new Uint8Array(bytes)], "knee.png", { type: "image/png" });
const drop = (file: File): boolean => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return field("Message")
    .element()
    .dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
};
const attached = () => page.getByRole("button", { name: "Remove the image" });

test.each(["image/png", "image/jpeg", "image/webp"])(
  "C103: an image %s is dropped on the message, and removed again",
  async (type) => {
    answerUpload(() => Response.json({ image: "1f2e.png" }));
    await show();
    expect(drop(new File([new Uint8Array(4)], "knee", { type }))).toBe(false);
    await expect.element(attached()).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Send" })).toBeEnabled();
    await attached().click();
    await expect.element(attached()).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Send" })).toBeDisabled();
  },
);

test("C103: an image of 10 MB is sent; one of a byte more, and a file of another type, are refused before", async () => {
  answerUpload(() => Response.json({ image: "1f2e.png" }));
  await show();
  drop(image(10_485_761));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Choose an image of at most 10 MB.");
  drop(new File(["GIF89a"], "knee.gif", { type: "image/gif" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Choose a PNG, JPEG or WebP image.");
  expect(attached().elements()).toEqual([]);
  drop(image(10_485_760));
  await expect.element(attached()).toBeVisible();
});

test("an image that the server refuses says why; the next one that is taken clears that", async () => {
  let isTaken = false;
  answerUpload(() =>
    isTaken ? Response.json({ image: "1f2e.png" }) : Response.json({ message: "Not an image." }, { status: 400 }),
  );
  await show();
  drop(image());
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not an image.");
  expect(attached().elements()).toEqual([]);
  isTaken = true;
  drop(image());
  await expect.element(attached()).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("colleagues are told again after three seconds that somebody still writes", async () => {
  const begun = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(begun);
  onTestFinished(() => clock.mockRestore());
  await show();
  const typingSignals = () => mockServer.sent(NowWritingDocument).length;
  await field("Message").fill("R");
  await expect.poll(typingSignals).toBe(1);
  clock.mockReturnValue(begun + 2_999);
  await field("Message").fill("Re");
  expect(typingSignals()).toBe(1);
  clock.mockReturnValue(begun + 3_000);
  await field("Message").fill("Res");
  await expect.poll(typingSignals).toBe(2);
});
