import type { ReactNode } from "react";
import * as texts from "./pages-texts.ts";

/** Sets the title of a page in the browser. */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{texts.restrideText(title)}</title>
      {children}
    </>
  );
}
