import type { CDPSession, Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Address that the browser has stored for its user, by the browser's own names of field types. */
export const ownAddress = {
  NAME_FULL: "Nina Nurse",
  NAME_FIRST: "Nina",
  NAME_LAST: "Nurse",
  COMPANY_NAME: "Nurse Inc",
  EMAIL_ADDRESS: "nina@example.com",
  PHONE_HOME_WHOLE_NUMBER: "+13125550100",
  ADDRESS_HOME_LINE1: "1 Own Street",
  ADDRESS_HOME_LINE2: "Apt 2",
  ADDRESS_HOME_STREET_ADDRESS: "1 Own Street",
  ADDRESS_HOME_CITY: "Chicago",
  ADDRESS_HOME_STATE: "IL",
  ADDRESS_HOME_ZIP: "60601",
  ADDRESS_HOME_COUNTRY: "US",
} as const;

const fields = Object.entries(ownAddress).map(([name, value]) => ({ name, value }));

/**
 * Chooses the stored address at a field, as a person does in the list below the field. Returns the values that the browser fills in the form, by
 * field name.
 */
export async function fillOwnAddress(page: Page, anchor: Locator): Promise<Record<string, string>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Autofill.enable");
  await devtools.send("Autofill.setAddresses", { addresses: [{ fields }] });
  const filled = new Promise<Record<string, string>>((done) =>
    devtools.once("Autofill.addressFormFilled", ({ filledFields }) =>
      done(Object.fromEntries(filledFields.flatMap(({ name, value }) => (value ? [[name, value]] : [])))),
    ),
  );
  const { frameTree } = await devtools.send("Page.getFrameTree");
  const fieldId = await nodeOf(devtools, anchor);
  const choose = () =>
    devtools.send("Autofill.trigger", { fieldId, frameId: frameTree.frame.id, address: { fields } }).then(
      () => "chosen",
      (error: Error) => error.message, // the browser has not parsed the form yet
    );
  await expect.poll(choose).toBe("chosen");
  const values = await filled;
  await devtools.detach();
  return values;
}

async function nodeOf(devtools: CDPSession, anchor: Locator): Promise<number> {
  const id = await anchor.getAttribute("id");
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: `[id="${id}"]` });
  const { node } = await devtools.send("DOM.describeNode", { nodeId });
  return node.backendNodeId;
}
