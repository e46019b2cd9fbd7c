import type { ReactNode } from "react";

/** Gives a page its title in the browser. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} · Restride`}</title>
      {children}
    </>
  );
}
