import type { ComponentType } from "react";

/** What subjects show or listen to at one place of a page. */
export const Parts = ({ all }: { all: Readonly<Record<string, ComponentType>> }) =>
  Object.entries(all).map(([name, Part]) => <Part key={name} />);
