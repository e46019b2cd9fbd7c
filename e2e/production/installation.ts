import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { cloneDatabase } from "@restride/dev-env/database/test-databases.ts";
import { type MailServer, startMailServer } from "@restride/dev-env/mail-server.ts";
import { serverProcess } from "@restride/dev-env/production/server-process.ts";
import { startBrowser, type VisitOptions, type Visitor } from "../browser.ts";

/** An installation as a company runs it: the production server on an empty database, and a real mail server. */
export interface Installation {
  readonly url: string;
  readonly mails: MailServer;
  /** Makes the first super admin by the command, and answers the path of the link that sets the password. */
  readonly createSuperAdmin: (email: string, first: string, last: string) => Promise<string>;
  /** Somebody opens the browser at the installation's address. */
  readonly visit: (options?: VisitOptions) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

const command = join(import.meta.dirname, "../../server/create-super-admin.ts");

/** Starts the server as `npm run serve` does, and answers when it serves. */
export async function startInstallation(): Promise<Installation> {
  const database = await cloneDatabase({ fingerprint: "empty", prepare: async () => {} });
  const [mails, browser] = await Promise.all([startMailServer(), startBrowser()]);
  const server = await serverProcess(database.url, mails);
  const env = { ...process.env, ...server.env };
  await server.start();
  return {
    url: server.url,
    mails,
    createSuperAdmin: async (...words) => {
      const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env });
      return new URL(stdout.trim()).pathname;
    },
    visit: (options) => browser.visit(server.url, options),
    close: async () => {
      await browser.close();
      await server.end("SIGTERM");
      await mails.close();
      await database.drop();
      server.clear();
    },
  };
}
