import type { ComponentType } from "react";

/** What subjects listen to as long as this stands on the page; nothing is seen of it. */
export const Listeners = ({ all }: { all: Readonly<Record<string, ComponentType>> }) =>
  Object.entries(all).map(([name, Listener]) => <Listener key={name} />);
