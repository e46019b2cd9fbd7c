import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { newPasswordSchema } from "@restride/domain/sign-in/new-password.ts";
import { tooManyAttempts, wrongCredentials } from "@restride/domain/sign-in/sign-in.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { Passwords } from "../../platform/passwords/passwords.ts";
import type { Viewers } from "./sign-in.lookups.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { SignInViews } from "./sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly store: SignInStore;
  readonly viewers: Viewers;
  readonly passwords: Passwords;
  readonly rateLimits: RateLimits;
  readonly now: () => number;
}

/** A signed-in person's new password. It ends all their sessions, this one too: they sign in again. */
export const makeChangeUserPassword =
  ({ views, store, viewers, passwords, rateLimits, now }: Needs) =>
  async (scope: Scope, viewer: Viewer, old: string, fresh: string) => {
    const account = (await views.accountById(systemScope(viewer.userId), viewer.userId))!;
    const wait = await rateLimits.take("passwordByAccount", account.email);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const parsed = parseOrRefuse(newPasswordSchema, fresh);
    if (isRefusal(parsed)) return parsed;
    if (!(await passwords.matches(account.passwordHash, old))) return refuse(wrongCredentials);
    await store.setUserPassword(scope, viewer.userId, await passwords.hash(parsed), new Date(now()).toISOString());
    viewers.forget(viewer.userId);
    return { message: "Your new password is set. Sign in with it." };
  };
