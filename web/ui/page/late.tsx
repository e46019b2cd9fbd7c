import { type ComponentType, lazy, useEffect, useState } from "react";
import { bring } from "./bring.ts";

/** A component whose code comes late: `load` brings it before it is shown. */
export type Late<Props> = ComponentType<Props> & { readonly load: () => Promise<ComponentType<Props>> };

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code comes when it is first shown; until then `Meanwhile` stands in its place, or nothing. Code that is there is
 * drawn at once. React's own lazy shows an empty place even then, and what comes after one no sooner than 300 ms later.
 */
export function late<Props extends object>(loadCode: Load<Props>, Meanwhile?: ComponentType<Props>): Late<Props> {
  let there: ComponentType<Props> | undefined;
  const load = async () => (there ??= await loadCode());
  function LateComponent(props: Props) {
    const [Shown, show] = useState(() => there);
    useEffect(() => {
      const fail = (reason: unknown) =>
        show(() => {
          throw reason;
        });
      if (!Shown) bring(load).then((component) => show(() => component), fail);
    }, [Shown]);
    if (Shown) return <Shown {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(LateComponent, { load });
}

/** A page whose code comes late: who opens it from another page sees that one until then. Inside a `Suspense`. */
export function latePage(loadCode: Load<object>): Late<object> {
  let there: ComponentType | undefined;
  const load = async () => (there ??= await loadCode());
  const Coming = lazy(async () => ({ default: await load() }));
  function LatePage() {
    const [Page] = useState(() => there ?? Coming);
    return <Page />;
  }
  return Object.assign(LatePage, { load });
}
