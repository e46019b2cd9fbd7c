import type { FormSchema } from "../../ui/form/use-form.ts";
import { loadWithRetries } from "../../ui/page/load-with-retries.ts";

const importCalls = () => import("../../platform/calls/calls.ts");

/** Loads what sends a form. */
export const loadCalls = () => loadWithRetries(importCalls);

/** Loads what names this device. */
export const loadDeviceName = () => import("@restride/domain/sign-in/device-name.ts");

const loadRules = () => import("@restride/domain/sign-in/forms.ts");

type Rules = Awaited<ReturnType<typeof loadRules>>;

let rules: Rules | null = null;

/** Loads what the form of a sign-in page needs once somebody types; until then the page is shown without. */
export async function loadForms(): Promise<void> {
  [rules] = await Promise.all([loadRules(), importCalls(), loadDeviceName()]);
}

/** The rules of one form. Until they are loaded, nothing is wrong with what is typed; `SignInForm` loads them before it sends. */
export const lazyForm = <Parsed>(choose: (rules: Rules) => FormSchema<Parsed>): FormSchema<Parsed> => ({
  safeParse: (values) => (rules ? choose(rules).safeParse(values) : { success: true, data: values as Parsed }),
});
