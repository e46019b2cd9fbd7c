import type { Profile } from "../session/profile.ts";

/** Who asks: in which clinic, and by which account or link. What one asker is answered is never shown to another. */
export interface Principal {
  readonly customer: string;
  readonly userId: string;
  readonly token: string | undefined;
}

const nobody = "-";

/** Who asks by a session, or by a link: then its holder asks, and not who may be signed in here. */
export const principalOf = (profile: Profile | null, link?: string): Principal =>
  link === undefined
    ? { customer: profile?.customer?._id ?? nobody, userId: profile?.user._id ?? nobody, token: profile?.token }
    : { customer: nobody, userId: link, token: link };
