import { expect, test } from "vitest";
import { button } from "../../../testing/finders.ts";
import { render } from "../../../testing/render.tsx";
import { useLinking } from "./use-linking.ts";

const items = [{ id: "a" }, { id: "b" }, { id: "c" }];
const acts = () => ({
  link: (id: string, nextId: string) => `${id}→${nextId}`,
  unlinkAfter: (id: string) => (id === "c" ? null : `after ${id}`),
  unlinkBefore: () => null,
});

function Circles({ onAct }: { onAct: (done: unknown) => void }) {
  const linking = useLinking(items, acts, onAct);
  return items.map(({ id }) => (
    <div key={id}>
      <button type="button" aria-pressed={linking.selected === id} onClick={() => linking.press(id)}>
        {id}
      </button>
      <button type="button" onClick={() => linking.unlinkAfter(id)}>{`unlink ${id}`}</button>
    </div>
  ));
}

const open = async () => {
  const done: unknown[] = [];
  await render(<Circles onAct={(act) => done.push(act)} />);
  return done;
};
const selected = (): (string | null)[] =>
  [...document.querySelectorAll("[aria-pressed=true]")].map(({ textContent }) => textContent);

test("the second circle is linked behind the first, and nothing is selected then", async () => {
  const done = await open();
  await button("a").click();
  expect(selected()).toEqual(["a"]);
  await button("b").click();
  expect(done).toEqual(["a→b"]);
  expect(selected()).toEqual([]);
});

test("the same circle again deselects it and links nothing", async () => {
  const done = await open();
  await button("a").click();
  await button("a").click();
  expect(selected()).toEqual([]);
  expect(done).toEqual([]);
});

test("a link is taken away where there is one", async () => {
  const done = await open();
  await button("unlink a").click();
  await button("unlink c").click();
  expect(done).toEqual(["after a"]);
});
