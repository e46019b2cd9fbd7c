import type { ComponentType } from "react";

/** Components that subjects provide for one place of a page; some only subscribe to events. */
export const Parts = ({ all }: { all: Readonly<Record<string, ComponentType>> }) =>
  Object.entries(all).map(([name, Part]) => <Part key={name} />);
