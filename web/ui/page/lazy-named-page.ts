import type { ComponentType } from "react";
import { lazyPage } from "./lazy-component.tsx";

/** Returns a page that is loaded when it is first opened: the component with this name in a file. */
export const lazyNamedPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyPage(async () => (await load())[name]);
