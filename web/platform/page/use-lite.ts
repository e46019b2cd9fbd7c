import { isLite } from "@restride/domain/access/guard.ts";
import { useLocation } from "react-router";

/** Whether this is the lite variant, which the address says. */
export const useLite = (): boolean => isLite(useLocation().search);
