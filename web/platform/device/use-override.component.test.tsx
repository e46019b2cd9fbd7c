import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { useOverride } from "./use-override.ts";

const sent: string[] = [];
/** Form whose server refuses until the user has agreed. */
const Form = () => {
  const { overrides, takeAgreed, ask, agree, dismiss } = useOverride<string, string>();
  const send = (filled: string): void => {
    const isAgreed = takeAgreed();
    sent.push(`${filled} ${isAgreed ? "agreed" : "asked"}`);
    if (!isAgreed) ask("2 changes", filled);
  };
  return (
    <>
      <button type="button" onClick={() => send("plan")}>
        Save
      </button>
      {overrides && (
        <>
          <p>{`Overrides ${overrides}`}</p>
          <button type="button" onClick={() => agree(send)}>
            Agree
          </button>
          <button type="button" onClick={dismiss}>
            Dismiss
          </button>
        </>
      )}
    </>
  );
};
const question = () => page.getByText("Overrides 2 changes");

test("what is agreed to is sent again as it was filled in, and the next sending is asked about anew", async () => {
  sent.length = 0;
  await render(<Form />);
  await button("Save").click();
  await expect.element(question()).toBeVisible();
  await button("Agree").click();
  await expect.element(question()).not.toBeInTheDocument();
  await button("Save").click();
  await expect.element(question()).toBeVisible();
  expect(sent).toEqual(["plan asked", "plan agreed", "plan asked"]);
});

test("what is not agreed to is not sent", async () => {
  sent.length = 0;
  await render(<Form />);
  await button("Save").click();
  await button("Dismiss").click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(sent).toEqual(["plan asked"]);
});
