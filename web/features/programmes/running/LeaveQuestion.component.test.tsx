import { Link } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../../platform/session/session.ts";
import { link } from "../../../testing/finders.ts";
import { render } from "../../../testing/render.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";

const open = () =>
  render(
    <>
      <Link to="/patient">Patients</Link>
      <LeaveQuestion when={() => true} />
    </>,
    { at: "/patient/schedule" },
  );
const question = () => page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });

test("whoever is signed in is asked before unsaved changes are left", async () => {
  const { address } = await open();
  await link("Patients").click();
  await expect.element(question()).toBeVisible();
  expect(address()).toBe("/patient/schedule");
  await question().getByRole("button", { name: "Discard" }).click();
  await expect.poll(address).toBe("/patient");
});

test("a session that has ended is left without a question, which would stand before the sign-in", async () => {
  const { address } = await open();
  session.clear();
  await link("Patients").click();
  await expect.poll(address).toBe("/patient");
  expect(question().elements()).toEqual([]);
});
