import type { Proxy } from "./proxy.ts";
import { type Tab, waitUntil } from "./tab.ts";

/** Tab that reaches the server through a proxy, a stored session, and the path of a patient's page. */
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
/** Script that marks the open page, so that a reloaded page can be recognized. */
const mark = "window.isSamePage = true; return true;";

async function isSamePage(tab: Tab): Promise<void> {
  if (!(await tab.run<boolean>("return window.isSamePage === true;"))) throw new Error("The page was loaded again.");
}

/** Checks that the session remains after each load of the page, even where the browser cannot verify its token. */
async function reload({ tab, proxy, session }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}/login`);
  await tab.run(`localStorage.setItem("restride.session", ${JSON.stringify(session)}); return true;`);
  for (const time of ["first", "second", "third"]) {
    await tab.goTo(`${proxy.url}/patient`);
    await waitUntil(tab, rows, `The patient list did not come at the ${time} load.`);
  }
}

/** Checks that a dialog opens by itself after its file failed to load once, without a reload of the page. */
async function missingFile({ tab, proxy, patientPath }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}${patientPath}`);
  await waitUntil(tab, buttonOf("ACTIVITY LOG"), "The patient's page did not come.");
  const file = /\/ActivityLogDialog-[^/]*\.js$/;
  proxy.failOnce(file);
  await tab.run(mark);
  await tab.run(`${buttonOf("ACTIVITY LOG")}.click(); return true;`);
  await waitUntil(tab, dialog, "The activity log did not open after its file failed once.");
  if (proxy.requests(file) < 2) throw new Error("Its file was not asked for again.");
  await isSamePage(tab);
}

/** Checks that a dialog without a connection to the server leaves the page unchanged, and opens after the server is back. */
async function serverAway({ tab, proxy, patientPath }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}${patientPath}`);
  await waitUntil(tab, buttonOf("ACTIVITY LOG"), "The patient's page did not come.");
  await tab.run(mark);
  proxy.setAway(true);
  await tab.run('document.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true })); return true;');
  await waitUntil(
    tab,
    "document.body.innerText.includes('Connection lost.')",
    "Nothing says that the connection is lost.",
  );
  await isSamePage(tab);
  proxy.setAway(false);
  await waitUntil(tab, dialog, "The keyboard shortcuts did not open once the server was back.");
  await isSamePage(tab);
}

/** Checks that the header row of the month view is only as high as its text, even if there is more height. */
async function monthHead({ tab, proxy, patientPath }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}${patientPath}`);
  await waitUntil(tab, "document.querySelector('[data-month=true] thead th')", "The month did not come.");
  const height = await tab.run<number>(
    "return document.querySelector('[data-month=true] thead').getBoundingClientRect().height;",
  );
  if (height > 32) throw new Error(`The weekdays of the month are ${height} px high.`);
}

/** Checks that the server's content security policy blocks nothing on a page. */
async function policy({ tab, proxy }: Scene): Promise<void> {
  await tab.goTo(`${proxy.url}/patient`);
  await waitUntil(tab, rows, "The patient list did not come.");
  const isJitless = await tab.run<boolean>("return globalThis.__zod_globalConfig?.jitless === true;");
  if (!isJitless) throw new Error("Zod tries whether it may make code of text.");
}

/** Steps of each engine, by name. */
export const firstSteps: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  "session after a reload": reload,
  "file that failed once": missingFile,
  "server away": serverAway,
  "head of the month": monthHead,
  "no code from text": policy,
};
