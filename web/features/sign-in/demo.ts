import { z } from "zod";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { appOf, deviceZone, nameDevice } from "./device.ts";
import { openSession } from "./open-session.ts";
import { LoginUserDocument, LoginWithOtpDocument } from "./sign-in.graphql.ts";

const login = z.object({ role: z.string(), email: z.string(), password: z.string() });
const demoSchema = z.object({ logins: z.array(login), codes: z.string() });
const codeSchema = z.object({ code: z.string() });

/** Logins of the demo, and the URL at which the newest code of a login is read. */
export type Demo = z.infer<typeof demoSchema>;

const read = async <T>(schema: z.ZodType<T>, address: string): Promise<T | null> => {
  const response = await fetch(address, { headers: { accept: "application/json" } });
  return response.ok ? (schema.safeParse(await response.json()).data ?? null) : null;
};

/** Reads the demo's logins from a URL; null when that fails. */
export const readDemo = (address: string): Promise<Demo | null> => read(demoSchema, address).catch(() => null);

/** Signs in with password and code like any user, except that the code is read automatically. */
export async function signInAs(demo: Demo, { email, password }: z.infer<typeof login>, search: string): Promise<void> {
  const device = { device: await nameDevice(), location: deviceZone(), deviceType: appOf(search) };
  const first = await mutateAndNotify(
    LoginUserDocument,
    { credentials: { email, password, ...device } },
    { invalidates: [] },
  );
  if (first.kind !== "data") return;
  const mail = await read(codeSchema, `${demo.codes}?email=${encodeURIComponent(email)}`).catch(() => null);
  const second = await mutateAndNotify(
    LoginWithOtpDocument,
    {
      userid: first.data.loginUser.userid ?? "",
      otpFromPatient: mail?.code ?? "",
      isTrusted: false,
      ...device,
    },
    { invalidates: [] },
  );
  if (second.kind === "data") openSession(second.data.loginWithOtp);
}
