import { describeOpenPages } from "./browser.ts";

/**
 * A step of a journey. Its title begins with the ids of the requirements it proves, as a test's does:
 * `await step("B006 B007: the counts stand above the list", async () => { … })`. A failure names the step, and what the pages show.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error)
      error.message = `in the step "${title}":\n${error.message}\nOpen pages:\n${await describeOpenPages()}`;
    throw error;
  }
}
