import { isLite } from "@restride/domain/access/guard.ts";
import { useLocation } from "react-router";

/** Returns whether this is the lite variant, according to the URL. */
export const useLite = (): boolean => isLite(useLocation().search);
