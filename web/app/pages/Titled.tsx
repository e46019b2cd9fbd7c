import type { ReactNode } from "react";

/** Sets the title of a page in the browser. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} · Restride`}</title>
      {children}
    </>
  );
}
