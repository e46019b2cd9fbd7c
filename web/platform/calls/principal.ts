import type { Profile } from "../session/profile.ts";

/** Owner of a cached answer: the clinic, and the account or link that asked for it. An answer is never shown to another owner. */
export interface Principal {
  readonly customer: string;
  readonly userId: string;
  readonly token: string | undefined;
}

const none = "-";

/** Returns the owner of answers for a session, or for a link. With a link, the signed-in user is ignored. */
export const principalOf = (profile: Profile | null, link?: string): Principal =>
  link === undefined
    ? { customer: profile?.customer?._id ?? none, userId: profile?.user._id ?? none, token: profile?.token }
    : { customer: none, userId: link, token: link };
