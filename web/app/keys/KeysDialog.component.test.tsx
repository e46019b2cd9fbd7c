import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { KeysDialog } from "./KeysDialog.tsx";

const item = (label: string) =>
  ({ label, path: `/${label.toLowerCase()}` }) as Parameters<typeof KeysDialog>[0]["items"][number];

test("keys lead only to pages of the menu, and Escape closes their list", async () => {
  let closings = 0;
  await render(
    <KeysDialog items={[item("Home"), item("Messages"), item("Support")]} onClose={() => (closings += 1)} />,
  );
  const keysOf = (text: string) => page.getByText(text).element().parentElement!.querySelector("dt")!.textContent;
  expect(keysOf("go to Home")).toBe("GH");
  expect(keysOf("go to Messages")).toBe("GM");
  expect(keysOf("jump to a patient or page")).toBe("CtrlK");
  await expect.element(page.getByText("go to Patients")).not.toBeInTheDocument();
  await expect.element(page.getByText("go to Support")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(closings).toBe(1);
});
