import type { Proxy } from "./proxy.ts";
import { type Tab, until } from "./tab.ts";

/** A tab on its way to the server, somebody's stored session, and a patient of theirs. */
export interface Scene {
  readonly tab: Tab;
  readonly proxy: Proxy;
  readonly session: string;
  readonly patientPath: string;
}

const rows = "document.querySelector('[data-row]')";
const dialog = "document.querySelector('[role=dialog]')";
const buttonOf = (text: string): string =>
  `[...document.querySelectorAll('button')].find((one) => one.textContent.trim() === ${JSON.stringify(text)})`;
/** Marks the page that is open, so that one that was loaded again is told from it. */
const mark = "window.isSamePage = true; return true;";

async function isSamePage(tab: Tab): Promise<void> {
  if (!(await tab.run<boolean>("return window.isSamePage === true;"))) throw new Error("The page was loaded again.");
}

/** The session is there after each load of the page, also where the browser cannot check its token. */
async function reload({ tab, proxy, session }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}/login`);
  await tab.run(`localStorage.setItem("restride.session", ${JSON.stringify(session)}); return true;`);
  for (const time of ["first", "second", "third"]) {
    await tab.goTo(`${proxy.url}/patient`);
    await until(tab, rows, `The patient list did not come at the ${time} load.`);
  }
}

/** A dialog whose file failed once comes by itself, and the page stays. */
async function missingFile({ tab, proxy, patientPath }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}${patientPath}`);
  await until(tab, buttonOf("ACTIVITY LOG"), "The patient's page did not come.");
  const file = /\/ActivityLogDialog-[^/]*\.js$/;
  proxy.failOnce(file);
  await tab.run(mark);
  await tab.run(`${buttonOf("ACTIVITY LOG")}.click(); return true;`);
  await until(tab, dialog, "The activity log did not open after its file failed once.");
  if (proxy.requests(file) < 2) throw new Error("Its file was not asked for again.");
  await isSamePage(tab);
}

/** While the server is away a dialog leaves the page as it is, and comes once the server is back. */
async function serverAway({ tab, proxy, patientPath }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}${patientPath}`);
  await until(tab, buttonOf("ACTIVITY LOG"), "The patient's page did not come.");
  await tab.run(mark);
  proxy.setAway(true);
  await tab.run('document.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true })); return true;');
  await until(tab, "document.body.innerText.includes('Connection lost.')", "Nothing says that the connection is lost.");
  await isSamePage(tab);
  proxy.setAway(false);
  await until(tab, dialog, "The keyboard shortcuts did not open once the server was back.");
  await isSamePage(tab);
}

/** The head of the month is as high as its words, whatever height is left over. */
async function monthHead({ tab, proxy, patientPath }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}${patientPath}`);
  await until(tab, "document.querySelector('[data-month=true] thead th')", "The month did not come.");
  const height = await tab.run<number>(
    "return document.querySelector('[data-month=true] thead').getBoundingClientRect().height;",
  );
  if (height > 32) throw new Error(`The weekdays of the month are ${height} px high.`);
}

/** Nothing of a page is refused by the server's policy. */
async function policy({ tab, proxy }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}/patient`);
  await until(tab, rows, "The patient list did not come.");
  const isJitless = await tab.run<boolean>("return globalThis.__zod_globalConfig?.jitless === true;");
  if (!isJitless) throw new Error("Zod tries whether it may make code of text.");
}

/** What each engine is taken through, by the name of the step. */
export const firstSteps: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  "session after a reload": reload,
  "file that failed once": missingFile,
  "server away": serverAway,
  "head of the month": monthHead,
  "no code from text": policy,
};
