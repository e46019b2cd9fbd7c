import { describeOpenPages } from "./browser.ts";

/**
 * Runs a step of a journey. Its title begins with the ids of the requirements that it proves, as the title of a test does:
 * `await step("B006 B007: the counts stand above the list", async () => { … })`. A failure includes the title of the step and a
 * description of the open pages.
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
