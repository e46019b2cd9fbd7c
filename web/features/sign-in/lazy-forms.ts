import type { FormSchema } from "../../ui/form/use-form.ts";
import { loadWithRetries } from "../../ui/page/load-with-retries.ts";

const importCalls = () => import("../../platform/calls/calls.ts");

/** Loads the code that sends a form. */
export const loadCalls = () => loadWithRetries(importCalls);

/** Loads the code that names this device. */
export const loadDeviceName = () => import("@restride/domain/sign-in/device-name.ts");

const loadRules = () => import("@restride/domain/sign-in/forms.ts");

type Rules = Awaited<ReturnType<typeof loadRules>>;

let rules: Rules | null = null;

/** Loads the code that the form of a sign-in page needs once the user types; until then the page works without it. */
export async function loadForms(): Promise<void> {
  [rules] = await Promise.all([loadRules(), importCalls(), loadDeviceName()]);
}

/** Returns the schema of a form. Until the rules are loaded, every value is valid; `SignInForm` loads them before it sends. */
export const lazyForm = <Parsed>(choose: (rules: Rules) => FormSchema<Parsed>): FormSchema<Parsed> => ({
  safeParse: (values) => (rules ? choose(rules).safeParse(values) : { success: true, data: values as Parsed }),
});
