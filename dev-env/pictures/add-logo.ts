import { readFile } from "node:fs/promises";
import { withOwnClient } from "@restride/server/platform/database/client.ts";
import { type Caller, signInByPassword } from "../caller.ts";
import { bypassRls } from "../database/bypass-rls.ts";
import type { Mailbox } from "../mailbox.ts";
import { demoPassword } from "../seed/people/staff-rows.ts";

interface Place {
  readonly url: string;
  readonly mailbox: Mailbox;
}

/** Uploads a picture and returns its address. */
const upload = async (url: string, { token }: Caller, body: Uint8Array<ArrayBuffer>): Promise<string> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" };
  const response = await fetch(`${url}/images`, { method: "POST", headers, body });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The demo's logo was not taken: ${answer}`);
  return (JSON.parse(answer) as { image: string }).image;
};

/** Adds a logo to a clinic of the demo, so that lists and headers show one beside clinics without a logo. */
export const addLogo = async ({ url, mailbox }: Place, databaseUrl: string, clinic: string): Promise<void> => {
  const companyAdmin = await signInByPassword({ url, mailbox }, "admin@brightwater.example", demoPassword);
  const logo = await upload(url, companyAdmin, await readFile(new URL("clinic-logo.png", import.meta.url)));
  await withOwnClient({ connectionString: databaseUrl, options: bypassRls }, (client) =>
    client.query("update customers set logo = $2 where customer_id = $1", [clinic, logo]),
  );
};
