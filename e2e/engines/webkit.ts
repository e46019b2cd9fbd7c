import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Tab } from "./tab.ts";

/** Sends a WebDriver command to a driver and returns its value. */
async function command<Value>(driver: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(`${driver}${path}`, {
    method: body ? "POST" : "DELETE",
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}

/** Starts a virtual display, because WebKitGTK has no headless mode. Returns the name of the display and its process. */
async function startDisplay(): Promise<{ name: string; display: ChildProcess }> {
  const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(display.stdout!, "data")) as [Buffer];
  return { name: `:${number.toString().trim()}`, display };
}

async function isListening(driver: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver did not start.");
}

/** Opens a tab in WebKitGTK's MiniBrowser. A WebDriver on `port` controls it. */
export async function openWebkit(program: string, port: number): Promise<Tab> {
  const { name, display } = await startDisplay();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: name },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await isListening(address);
  const browser = { binary: program, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser } };
  const { sessionId } = await command<{ sessionId: string }>(address, "/session", { capabilities });
  const session = `/session/${sessionId}`;
  return {
    goTo: (url) => command(address, `${session}/url`, { url }),
    run: (script) => command(address, `${session}/execute/sync`, { script, args: [] }),
    close: async () => {
      await command(address, session).catch(() => undefined);
      driver.kill();
      display.kill();
    },
  };
}
