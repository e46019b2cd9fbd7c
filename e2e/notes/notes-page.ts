import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { general, small } from "@restride/dev-env/small-clinics/ids.ts";
import type { World } from "@restride/dev-env/world.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";

/** Page of the patient with the notes. */
export const at = `/patient/${small.patient(0, 1)}`;
/** Returns the section with the notes. */
export const notes = (page: Page) => page.getByRole("region", { name: "Patient Notes" });
export const noteRows = (page: Page) => notes(page).getByRole("listitem");
export const noteTexts = (page: Page) => noteRows(page).locator("p").allInnerTexts();
/** Returns the section's heading, with the number of notes. */
export const count = (page: Page) =>
  notes(page)
    .getByRole("heading")
    .innerText()
    .then((text) => text.replaceAll(/\s+/g, " "));
export const dialog = (page: Page) => page.getByRole("dialog", { name: /note$/ });
export const save = (page: Page) => dialog(page).getByRole("button", { name: "Save note" }).click();

/** Writes notes as a therapist, each a minute older than the previous one. */
export const writeNotes = async (world: World, texts: readonly string[], change: object = {}) => {
  const physio = await signIn(world, smallEmail(0, Role.physio));
  for (const [nth, text] of texts.entries()) {
    const datetime = new Date(world.clock.now() - (nth + 1) * 60_000).toISOString();
    const input = { patient_id: small.patient(0, 1), category: general, datetime, notes: text, ...change };
    const call = "mutation ($i: PatientNoteInput!) { addPatientNote(input: $i) { status } }";
    const { answer } = await physio.call(call, { i: input });
    if (answer.status !== "success") throw new Error(answer.message);
  }
};
