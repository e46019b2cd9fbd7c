import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tab } from "./tab.ts";

interface Reply {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
}

/** Returns a function that sends WebDriver BiDi commands over a socket. */
function commandsOver(socket: WebSocket) {
  const pendingReplies = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let lastId = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Reply;
    const reply = pendingReplies.get(id ?? 0);
    if (result) reply?.resolve(result);
    else reply?.reject(new Error(`${error}: ${message}`));
  });
  return (method: string, params: object): Promise<Record<string, unknown>> => {
    const reply = Promise.withResolvers<Record<string, unknown>>();
    pendingReplies.set(++lastId, reply);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return reply.promise;
  };
}

/** Returns the address of a started Firefox, which it writes to its log. */
const addressOf = (log: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve) => {
    let text = "";
    log.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const address = /ws:\/\/\S+/.exec(text)?.[0];
      if (address) resolve(address);
    });
  });

/** Opens a tab in a headless Firefox that WebDriver BiDi controls. */
export async function openFirefox(program: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), "restride-firefox-"));
  const browser = spawn(program, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"]);
  const socket = new WebSocket(`${await addressOf(browser.stderr)}/session`);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const send = commandsOver(socket);
  await send("session.new", { capabilities: {} });
  const tree = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const { context } = tree.contexts[0]!;
  return {
    goTo: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    run: async <Answer>(script: string) => {
      const expression = `(async () => JSON.stringify(await (async () => { ${script} })() ?? null))()`;
      const params = { expression, target: { context }, awaitPromise: true };
      const { result } = (await send("script.evaluate", params)) as { result?: { value: string } };
      if (!result) throw new Error(`Firefox could not run: ${script}`);
      return JSON.parse(result.value) as Answer;
    },
    close: async () => {
      await send("browser.close", {});
      await new Promise((resolve) => (browser.exitCode === null ? browser.once("exit", resolve) : resolve(null)));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
