import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import type { Profile } from "../session/profile.ts";
import { session } from "../session/session.ts";
import { endSessionKeepingDrafts } from "../storage/drafts.ts";
import { useDraft } from "./use-draft.ts";

function Field({ name }: { name: string }) {
  const { value, restored, store } = useDraft(name, () => ({ text: "" }));
  return (
    <>
      <input aria-label="Text" defaultValue={value.text} onChange={(event) => store({ text: event.target.value })} />
      {restored && <p>Draft restored</p>}
    </>
  );
}
const text = page.getByRole("textbox", { name: "Text" });
const own = signedIn(Role.admin);
const inClinic = (number: number): Profile => ({ ...own, customer: { ...own.customer!, _id: uuid(number) } });
/** Returns the text that a user finds in the form; then types `typed`, if given. */
const findAs = async (profile: Profile, typed?: string, name = "user"): Promise<string> => {
  const { unmount } = await render(<Field name={name} />, { profile });
  const initialText = (text.element() as HTMLInputElement).value;
  expect(page.getByText("Draft restored").elements()).toHaveLength(initialText === "" ? 0 : 1);
  if (typed !== undefined) await text.fill(typed);
  await unmount();
  return initialText;
};

test("screens S6: a draft is found again in its clinic and its form, and in no other", async () => {
  expect(await findAs(inClinic(1), "Begun in clinic 1")).toBe("");
  expect(await findAs(inClinic(2))).toBe("");
  expect(await findAs(inClinic(1), undefined, "surgeon")).toBe("");
  expect(await findAs(inClinic(1))).toBe("Begun in clinic 1");
});

test("screens S6: a draft is never shown to another person, and is forgotten by then", async () => {
  expect(await findAs(own, "Begun by one")).toBe("");
  const other = { ...own, user: { ...own.user, _id: uuid(77) } };
  expect(await findAs(other)).toBe("");
  expect(sessionStorage.getItem("restride.drafts") ?? "").not.toContain("Begun");
  expect(await findAs(own)).toBe("");
});

test("screens S6: a draft is kept over the end of the session, for the same person", async () => {
  expect(await findAs(own, "Begun before the end")).toBe("");
  endSessionKeepingDrafts(session.clear);
  expect(await findAs(own)).toBe("Begun before the end");
});
