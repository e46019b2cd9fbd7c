import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { newPasswordSchema } from "@restride/domain/sign-in/new-password.ts";
import { normaliseEmail } from "@restride/domain/values/email.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { Passwords } from "../../../platform/passwords/passwords.ts";
import type { CheckPassword } from "./check-password.ts";
import type { Viewers } from "../sign-in.lookups.ts";
import type { PasswordLinksStore } from "./password-links.store.ts";
import type { SignInViews } from "../sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly links: PasswordLinksStore;
  readonly viewers: Viewers;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly now: () => number;
}

/** A signed-in person's new password. It ends all their sessions, this one too: they sign in again. */
export const makeChangeUserPassword =
  ({ views, links, viewers, passwords, checkPassword, now }: Needs) =>
  async (scope: Scope, viewer: Viewer, old: string, fresh: string) => {
    const account = (await views.accountById(systemScope(viewer.userId), viewer.userId))!;
    const parsed = parseOrRefuse(newPasswordSchema, fresh);
    if (isRefusal(parsed)) return parsed;
    const asking = { account: normaliseEmail(account.email), address: viewer.userId, device: null };
    const right = await checkPassword(asking, async () => (await passwords.matches(account.passwordHash, old)) || null);
    if (isRefusal(right)) return right;
    await links.setUserPassword(scope, viewer.userId, await passwords.hash(parsed), instantOf(now()));
    viewers.forget(viewer.userId);
    return { message: "Your new password is set. Sign in with it." };
  };
