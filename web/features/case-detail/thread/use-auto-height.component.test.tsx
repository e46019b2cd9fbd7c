import { expect, test, vi, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { useState } from "react";
import { render } from "../../../testing/render.tsx";
import { useAutoHeight } from "./use-auto-height.ts";

function Field() {
  const [text, setText] = useState("");
  const area = useAutoHeight(true, text);
  return (
    <textarea
      ref={area}
      aria-label="Message"
      rows={1}
      cols={20}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
const area = page.getByRole("textbox", { name: "Message" });
const room = () => {
  const { clientHeight, scrollHeight } = area.element();
  return { clientHeight, scrollHeight };
};

test("a long text is seen whole while it is written, also where the browser knows no field-sizing", async () => {
  const supports = vi.spyOn(CSS, "supports").mockReturnValue(false);
  onTestFinished(() => supports.mockRestore());
  await render(<Field />);
  await area.fill("Yes.");
  const { clientHeight: line } = room();
  await area.fill("The strap makes the skin hot and red under it, and it does so each night since Monday, what now?");
  const { clientHeight, scrollHeight } = room();
  expect(clientHeight).toBe(scrollHeight);
  expect(clientHeight).toBeGreaterThan(line);
  await area.fill("Yes.");
  expect(room().clientHeight).toBe(line);
});
