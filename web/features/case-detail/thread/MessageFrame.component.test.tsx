import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { MessageFrame } from "./MessageFrame.tsx";

const show = (isUrgent: boolean) =>
  render(
    <MessageFrame
      author={{ userId: null, name: "Ann Bell", role: "Patient" }}
      me={uuid(9003)}
      at={Date.parse("2026-03-02T22:59:00.000Z")}
      timeZone="America/Chicago"
      isUrgent={isUrgent}
    >
      <p>It is hot.</p>
    </MessageFrame>,
  );
const tag = () => page.getByText("Urgent", { exact: true });

test("C133: in a thread an urgent message has a red tag, a normal one has none", async () => {
  const { unmount } = await show(true);
  await expect.element(tag()).toHaveStyle({ backgroundColor: "rgb(209, 67, 67)" });
  await unmount();
  await show(false);
  await expect.element(page.getByText("It is hot.")).toBeVisible();
  expect(tag().elements()).toEqual([]);
});
