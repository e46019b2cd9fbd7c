const cookieName = "restride-trust";

/** Returns the cookie with a trust token: valid for these seconds, secure, and not sent from other sites. */
export const trustCookie = (trustToken: string, seconds: number): string =>
  `${cookieName}=${encodeURIComponent(trustToken)}; Max-Age=${seconds}; Path=/; Secure; SameSite=Strict`;

/** Returns the trust token in a cookie string, or null. */
export function trustTokenIn(cookies: string): string | null {
  const own = cookies.split("; ").find((cookie) => cookie.startsWith(`${cookieName}=`));
  return own ? decodeURIComponent(own.slice(cookieName.length + 1)) : null;
}
