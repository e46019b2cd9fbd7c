import type { FormSchema } from "../../ui/form/use-form.ts";
import { bring } from "../../ui/page/bring.ts";

const importCalls = () => import("../../platform/calls/calls.ts");

/** Loads what sends a form. */
export const bringCalls = () => bring(importCalls);

/** Loads what names this device. */
export const bringDeviceName = () => import("@restride/domain/sign-in/device-name.ts");

const bringRules = () => import("@restride/domain/sign-in/forms.ts");

type Rules = Awaited<ReturnType<typeof bringRules>>;

let rules: Rules | null = null;

/** Brings what the form of a sign-in page needs once somebody types; until then the page is shown without. */
export async function bringForms(): Promise<void> {
  [rules] = await Promise.all([bringRules(), importCalls(), bringDeviceName()]);
}

/** The rules of one form. Until they are brought, nothing is wrong with what is typed; `SignInForm` brings them before it sends. */
export const lateForm = <Parsed>(choose: (rules: Rules) => FormSchema<Parsed>): FormSchema<Parsed> => ({
  safeParse: (values) => (rules ? choose(rules).safeParse(values) : { success: true, data: values as Parsed }),
});
