import type { Profile } from "../session/profile.ts";

/** Principal of a request: the clinic, and the account or link. Data of one principal is never shown to another. */
export interface Principal {
  readonly customer: string;
  readonly userId: string;
  readonly token: string | undefined;
}

const nobody = "-";

/** Returns the principal of a session, or of a link. With a link, the signed-in user is ignored. */
export const principalOf = (profile: Profile | null, link?: string): Principal =>
  link === undefined
    ? { customer: profile?.customer?._id ?? nobody, userId: profile?.user._id ?? nobody, token: profile?.token }
    : { customer: nobody, userId: link, token: link };
