import { codeFor } from "@restride/dev-env/caller.ts";
import { issueCaregiverToken } from "@restride/dev-env/progress-token.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { World } from "@restride/dev-env/world.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { signedInSession } from "../add-session.ts";
import { waitForPath, choose, key, press, waitForText, seeButton, sign, type } from "./hands.ts";
import { type Tab, waitUntil } from "./tab.ts";

/** Product that is open in a browser: the tab, the product's address and world, and a function that opens a second window. */
export interface OpenProduct {
  readonly tab: Tab;
  readonly url: string;
  readonly world: World;
  readonly openWindow: () => Promise<Tab>;
}

const patient = small.patient(0, 1);
const clinic = small.customers[0];

/** Opens an address as a signed-in person. */
async function goAs({ world, url }: OpenProduct, tab: Tab, role: Role, path: string): Promise<void> {
  const entered = role === Role.healthCoach ? clinic : undefined;
  const person = { email: smallEmail(0, role), password: smallPassword, clinic: entered };
  const session = await signedInSession(world, person);
  await tab.goTo(`${url}/login`);
  await tab.run(`localStorage.setItem("restride.session", ${JSON.stringify(session)}); return true;`);
  await tab.goTo(`${url}${path}`);
}

async function signIn({ tab, url, world }: OpenProduct): Promise<void> {
  await tab.goTo(`${url}/login`);
  await tab.run("localStorage.clear(); return true;");
  await tab.goTo(`${url}/login`);
  await type(tab, "Username", smallEmail(0, Role.physio));
  await type(tab, "Password", smallPassword);
  await press(tab, "Sign In");
  await waitForPath(tab, "/two-step-verification");
  await type(tab, "Enter Your OTP", codeFor(world, smallEmail(0, Role.physio)));
  await press(tab, "Send");
  await waitForPath(tab, "/patient");
  await waitForText(tab, "Pat1 Clinic1");
}

async function listAndPalette(product: OpenProduct): Promise<void> {
  const { tab } = product;
  await goAs(product, tab, Role.physio, "/patient");
  await waitForText(tab, "Pat1 Clinic1");
  await key(tab, "k", true);
  await waitUntil(tab, "document.querySelector('[role=dialog] input')", "The palette did not open.");
  await type(
    tab,
    await tab.run("return document.querySelector('[role=dialog] input').getAttribute('aria-label');"),
    "pat1",
  );
  await waitUntil(
    tab,
    "document.querySelector('[role=dialog]')?.innerText.includes('Pat1 Clinic1')",
    "The palette does not find Pat1.",
  );
  await tab.run("document.querySelector('[role=dialog] input').focus(); return true;");
  await key(tab, "Enter");
  await waitForPath(tab, `/patient/${patient}`);
}

async function noteWithUndo(product: OpenProduct): Promise<void> {
  const { tab } = product;
  await goAs(product, tab, Role.physio, `/patient/${patient}`);
  await press(tab, "Add note");
  await type(tab, "Notes", "Walks without a cane.");
  await press(tab, "Save note");
  await waitForText(tab, "Note added successfully");
  await press(tab, "More about the note…");
  await press(tab, "Delete");
  await waitForText(tab, "Note deleted successfully");
  await press(tab, "Undo");
  await waitForText(tab, "Walks without a cane.");
}

async function wizard(product: OpenProduct): Promise<void> {
  const { tab, world } = product;
  await goAs(product, tab, Role.physio, "/patient/add/info");
  const person = {
    "First name": "Ada",
    "Last name": "Berg",
    "Date of birth": "03/14/1958",
    "Cell phone": "312 555 0177",
    Email: "ada@example.com",
    "Address line 1": "12 Lake Street",
    City: "Chicago",
    Zip: "60601",
  };
  for (const [label, text] of Object.entries(person)) await type(tab, label, text);
  await press(tab, "female");
  await choose(tab, "State", "Illinois");
  await press(tab, "Knee");
  await choose(tab, "Surgeon", 1);
  await type(tab, "Surgery date", formatUs(addDays(world.today(), 17)));
  await press(tab, "Next");
  await waitForText(tab, "SELECT CARE PLAN");
  await seeButton(tab, "Remove Knee");
  for (const heading of ["DEVICE SCHEDULE", "ASSIGN REGIMENS", "EXERCISE SCHEDULE", "QUESTIONNAIRE SCHEDULE"]) {
    await press(tab, "Next");
    await waitForText(tab, heading);
  }
  await press(tab, "Create patient");
  await waitForText(tab, "Ada Berg has a programme");
}

async function schedule(product: OpenProduct): Promise<void> {
  const { tab } = product;
  await goAs(product, tab, Role.physio, `/patient/schedule/${patient}`);
  await press(tab, "Edit Quad Sets");
  await type(tab, "Daily", "3");
  await press(tab, "Save");
  await waitForText(tab, "1 change");
  await press(tab, "SAVE");
  await press(tab, "Save 1 change");
  await waitForPath(tab, `/patient/${patient}`);
}

const writeMessage = (tab: Tab, text: string): Promise<void> =>
  type(tab, "Message", text).then(() => press(tab, "Send"));

async function chatInTwoWindows(product: OpenProduct): Promise<void> {
  const { tab, world } = product;
  const cases = casesIn(world);
  await cases.add(1, 5, { type: "Surgeon Message", patient_id: patient, created_by: small.user(0, Role.surgeon) });
  const path = `/cases/${cases.idOf(1)}`;
  await goAs(product, tab, Role.healthCoach, path);
  const other = await product.openWindow();
  try {
    await goAs(product, other, Role.surgeon, path);
    await writeMessage(other, "The swelling is less.");
    await waitForText(tab, "The swelling is less.");
    await writeMessage(tab, "Then we go on as planned.");
    await waitForText(other, "Then we go on as planned.");
  } finally {
    await other.close();
  }
}

async function registration({ tab, url }: OpenProduct): Promise<void> {
  await tab.goTo(`${url}/auth/${clinic}`);
  const person = {
    "First name": "Maria",
    "Last name": "Alvarez",
    "Date of birth": "05-01-60",
    "Cell phone": "312 555 0142",
    Email: "maria@example.com",
    "Address line 1": "12 Lake Street",
    City: "Chicago",
    Zip: "60601",
  };
  for (const [label, text] of Object.entries(person)) await type(tab, label, text);
  await choose(tab, "Gender", "Female");
  await choose(tab, "State", "Illinois");
  await press(tab, "Next");
  for (const form of ["Authorization for release of information", "Remote monitoring consent", "Device agreement"]) {
    await waitUntil(
      tab,
      `document.querySelector("h2")?.textContent === ${JSON.stringify(form)}`,
      `${form} did not come.`,
    );
    await sign(tab);
    await press(tab, "Next");
  }
  await press(tab, "Submit");
  await waitForText(tab, "Thank you");
}

async function progressByLink({ tab, url, world }: OpenProduct): Promise<void> {
  await tab.goTo(`${url}/activity/${await issueCaregiverToken(world, 0, 1)}/${patient}`);
  await waitForText(tab, "Vitals");
}

async function liteMessages(product: OpenProduct): Promise<void> {
  const { tab, world } = product;
  const cases = casesIn(world);
  await cases.add(2, 5, {
    type: "Surgeon Message",
    patient_id: patient,
    summary: "Strap",
    created_by: small.user(0, Role.surgeon),
  });
  await goAs(product, tab, Role.surgeon, `/message-interface?caseid=${cases.idOf(2)}&app=admin-lite`);
  await writeMessage(tab, "Loosen the strap at night.");
  await waitForText(tab, "Loosen the strap at night.");
  await waitUntil(
    tab,
    "document.querySelector('[aria-label=Message], textarea')?.value === ''",
    "The message was not sent.",
  );
}

/** Tasks of a day, each on its page from start to end, by the name of the journey. */
export const day: Readonly<Record<string, (product: OpenProduct) => Promise<void>>> = {
  "sign in with a code": signIn,
  "list and palette": listAndPalette,
  "note with Undo": noteWithUndo,
  "new patient with a care plan": wizard,
  "schedule saved": schedule,
  "chat in two windows": chatInTwoWindows,
  "registration with signatures": registration,
  "progress by a link": progressByLink,
  "lite console": liteMessages,
};
