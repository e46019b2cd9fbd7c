import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { type CaseCommentFragment, DeleteCommentDocument, RestoreCommentDocument } from "./thread.graphql.ts";
import { handledCase } from "../case.fixture.tsx";
import { Message, OpeningMessage } from "./Message.tsx";

const own: CaseCommentFragment = {
  _id: uuid(61),
  userid: uuid(9003),
  userName: "Thea Therapist",
  role: "Therapist",
  comment: "Take it off.",
  commented_date: "2026-03-05T15:00:00.000Z",
  priority: "NORMAL",
  imageUrl: null,
  edited: false,
  version: 1,
};

const show = async (comment: CaseCommentFragment = own) => {
  const edits: boolean[] = [];
  await render(
    <Message
      comment={comment}
      timeZone="America/Chicago"
      edited={false}
      onEdit={(isOn) => edits.push(isOn)}
      onTakeBack={undefined}
    />,
  );
  await expect.element(page.getByText("Take it off.")).toBeVisible();
  return { edits };
};
const more = () => page.getByRole("button", { name: "More about this message" });

test("C064: whoever wrote a message may edit it, and nobody else", async () => {
  const { edits } = await show();
  await more().click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  expect(edits).toEqual([true]);
});

test.each([
  ["a colleague", uuid(31)],
  ["the patient", null],
])("C064: a message of %s is neither edited nor deleted", async (_, userid) => {
  await show({ ...own, userid, userName: "Cora Coach" });
  expect(more().elements()).toEqual([]);
});

test("C064 C211 C275: whoever wrote a message deletes it, which can be undone", async () => {
  mockServer.answer(DeleteCommentDocument, { deleteComment: { status: "success", message: "Comment deleted" } });
  mockServer.answer(RestoreCommentDocument, { restoreComment: { status: "success", message: "" } });
  await show();
  await more().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.element(page.getByText("Comment deleted")).toBeVisible();
  expect(mockServer.sent(DeleteCommentDocument)).toEqual([{ id: uuid(61) }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => mockServer.sent(RestoreCommentDocument)).toEqual([{ id: uuid(61) }]);
});

test("an Undo of a deletion that failed is offered once more", async () => {
  mockServer.answer(DeleteCommentDocument, { deleteComment: { status: "success", message: "Comment deleted" } });
  let isBroken = true;
  mockServer.answer(RestoreCommentDocument, () => ({
    restoreComment: { status: isBroken ? "fail" : "success", message: isBroken ? "Try again in a minute." : "" },
  }));
  await show();
  await more().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => mockServer.sent(RestoreCommentDocument)).toHaveLength(2);
});

test("a message that is not deleted says why, and offers no way back", async () => {
  mockServer.answer(DeleteCommentDocument, {
    deleteComment: { status: "fail", message: "This message was not found." },
  });
  await show();
  await more().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.element(page.getByText("This message was not found.")).toBeVisible();
  expect(page.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
});

test.each([
  { reportedUsername: "Thea Therapist", name: "Thea Therapist" },
  { reportedUsername: "", name: "Ann Bell" },
])(
  "what opened a conversation is said by who reported it, or by the patient: $name",
  async ({ reportedUsername, name }) => {
    await render(<OpeningMessage supportCase={{ ...handledCase, reportedUsername }} timeZone="America/Chicago" />);
    await expect.element(page.getByText("It shows nothing.")).toBeVisible();
    expect(document.querySelector("strong")!.textContent).toBe(name);
  },
);
