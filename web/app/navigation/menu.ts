import type { Menu } from "@restride/domain/access/menu.ts";
import { menuFor } from "@restride/domain/access/menu.ts";
import { isOperation } from "@restride/domain/operations.ts";
import { visitorOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";

/** Returns the menus of the signed-in user. */
export const useMenu = (): Menu => menuFor(visitorOf(useSignedIn()), isOperation);
