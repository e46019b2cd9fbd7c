import { Role } from "@restride/domain/access/roles.ts";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { caller } from "../../../dev-env/caller.ts";
import { bypassRls } from "../../../dev-env/database/bypass-rls.ts";
import { filledTemplate, smallClinics } from "../../../dev-env/database/filled-template.ts";
import { cloneDatabase } from "../../../dev-env/database/test-databases.ts";
import { startMailServer } from "../../../dev-env/mail-server.ts";
import { serverProcess } from "../../../dev-env/production/server-process.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";

/** Milliseconds: a process starts while other tests run. */
const timeout = 120_000;
const email = smallEmail(0, Role.admin);

/** Starts a production server without a gateway, whose mail server refuses each recipient by name. */
const startRefused = async () => {
  const database = await cloneDatabase(filledTemplate(smallClinics, Date.now()));
  onTestFinished(database.drop);
  const mails = await startMailServer({ recipient: { code: 550, text: `mailbox ${email} of Pat refused` } });
  onTestFinished(mails.close);
  const server = await serverProcess(database.url, mails, { RESTRIDE_OPEN_DOCUMENTS: "yes" });
  onTestFinished(server.clear);
  const owner = new pg.Pool({ connectionString: database.url, max: 1, options: bypassRls });
  owner.on("error", () => undefined); // its connections still end while the database is dropped
  onTestFinished(() => owner.end());
  onTestFinished(() => server.end("SIGTERM"));
  await server.start();
  return { server, owner };
};

test(
  "what a mail server says, an address and a name are in neither the log, a job nor the row of a message; the start says that there is no gateway",
  { timeout },
  async () => {
    const { server, owner } = await startRefused();
    const nobody = caller(server.url);
    await nobody.call(`mutation { sendResetPasswordLink(email: "${email}") { status } }`);
    const credentials = `{ email: "${email}", password: "${smallPassword}" }`;
    const { answer } = await nobody.call(`mutation { loginUser(credentials: ${credentials}) { status message } }`);
    expect(answer).toMatchObject({ status: "fail", message: "The code could not be sent. Please try again." });
    const reasons = async () => (await owner.query("select last_reason from outgoing_messages")).rows;
    await expect.poll(reasons).toEqual([{ last_reason: "unknownMailbox" }]);
    await expect.poll(server.output).toContain("A code could not be mailed: unknownMailbox.");
    const { rows } = await owner.query(
      `select coalesce((select string_agg(m::text, ' ') from outgoing_messages m), '') ||
        coalesce((select string_agg(j.last_error, ' ') from graphile_worker._private_jobs j), '') as text`,
    );
    const texts = `${server.output()} ${rows[0].text}`;
    expect(texts).toContain("RESTRIDE_GATEWAY_URL is not set");
    for (const word of [email, "mailbox", "refused", "Pat"]) expect(texts).not.toContain(word);
  },
);
