const cookieName = "restride-trust";

/** The cookie that carries a trust token: for its seconds, secure, and never sent along from other sites. */
export const trustCookie = (trustToken: string, seconds: number): string =>
  `${cookieName}=${encodeURIComponent(trustToken)}; Max-Age=${seconds}; Path=/; Secure; SameSite=Strict`;

/** The trust token in a cookie string, or null. */
export function trustTokenIn(cookies: string): string | null {
  const own = cookies.split("; ").find((cookie) => cookie.startsWith(`${cookieName}=`));
  return own ? decodeURIComponent(own.slice(cookieName.length + 1)) : null;
}
