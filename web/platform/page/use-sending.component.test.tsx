import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { mutate } from "../calls/calls.ts";
import type { Mutation } from "../calls/document.ts";
import { useSending } from "./use-sending.ts";

const RenameDocument: Mutation<{ rename: { status: string; message: string } }, { name: string }> = {
  kind: "mutation",
  name: "rename",
  text: "mutation rename($name: String!) { rename(name: $name) { status message } }",
};
const Form = () => {
  const { busy, trackSending, takeBack } = useSending();
  const save = () => void trackSending(() => mutate(RenameDocument, { name: "Ann" }, { invalidates: ["patients"] }));
  return (
    <>
      <button type="button" onClick={save}>
        {busy ? "Saving" : "Save"}
      </button>
      <button type="button" onClick={takeBack}>
        Take back
      </button>
    </>
  );
};
const sent = () => mockServer.sent(RenameDocument);
const success = { rename: { status: "success", message: "" } };

test("what is being sent is not sent again by a second press, and is sent again after its answer", async () => {
  const answer = mockServer.delay(RenameDocument);
  await render(<Form />);
  await button("Save").click();
  await button("Saving").click();
  expect(sent()).toEqual([{ name: "Ann" }]);
  answer(success);
  await button("Save").click();
  await expect.poll(sent).toHaveLength(2);
});

test("a form that is left while its call waits for the connection takes the call back", async () => {
  onTestFinished(() => mockServer.setReachable(true));
  mockServer.answer(RenameDocument, success);
  const { unmount } = await render(<Form />);
  mockServer.setReachable(false);
  await button("Save").click();
  await unmount();
  mockServer.setReachable(true);
  await render(<Form />);
  await expect.element(page.getByText("Taken back. It was not sent.")).toBeVisible();
  expect(sent()).toEqual([]);
});

test("a call that waits is taken back by hand, and the form can send again", async () => {
  onTestFinished(() => mockServer.setReachable(true));
  mockServer.answer(RenameDocument, success);
  await render(<Form />);
  mockServer.setReachable(false);
  await button("Save").click();
  await button("Take back").click();
  await expect.element(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  mockServer.setReachable(true);
  await button("Save").click();
  await expect.poll(sent).toEqual([{ name: "Ann" }]);
});

test("a form that is left while its call is on its way lets it arrive", async () => {
  const answer = mockServer.delay(RenameDocument);
  const { unmount } = await render(<Form />);
  await button("Save").click();
  await unmount();
  answer(success);
  expect(sent()).toEqual([{ name: "Ann" }]);
  expect(page.getByText("Taken back. It was not sent.").elements()).toEqual([]);
});
