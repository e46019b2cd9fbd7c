import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { MessageFrame } from "./MessageFrame.tsx";

const patient = { userId: null, name: "Ann Bell", role: "Patient" };
const show = ({ isUrgent = false, author = patient as ComponentProps<typeof MessageFrame>["author"], at = "/" } = {}) =>
  render(
    <MessageFrame
      author={author}
      me={uuid(9003)}
      at={Date.parse("2026-03-02T22:59:00.000Z")}
      timeZone="America/Chicago"
      isUrgent={isUrgent}
    >
      <p>It is hot.</p>
    </MessageFrame>,
    { at },
  );
const tag = () => page.getByText("Urgent", { exact: true });

test("C133: in a thread an urgent message has a red tag, a normal one has none", async () => {
  const { unmount } = await show({ isUrgent: true });
  await expect.element(tag()).toHaveStyle({ backgroundColor: "rgb(209, 67, 67)" });
  await unmount();
  await show();
  await expect.element(page.getByText("It is hot.")).toBeVisible();
  expect(tag().elements()).toEqual([]);
});

test.each([
  [patient, "Ann Bell"],
  [{ userId: uuid(1), name: "Sam Surgeon", role: "Surgeon" }, "Surgeon"],
  [{ userId: uuid(2), name: "Thea Therapist", role: "Therapist" }, "Customer Admin"],
  [{ userId: uuid(3), name: "Cora Coach", role: "Health Coach" }, "Customer Admin"],
])("C006 C095: in the mobile chat the author %j is named %s", async (author, name) => {
  await show({ author, at: "/message-interface?app=admin-lite" });
  await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  const { textContent } = document.querySelector("strong")!;
  expect(textContent).toBe(name);
});
