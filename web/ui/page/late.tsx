import { type ComponentType, lazy, useEffect, useState } from "react";
import { bring } from "./bring.ts";
import { type Missing, PartMissing } from "./PartMissing.tsx";

/** A component whose code comes late: `load` brings it before it is shown. */
export type Late<Props> = ComponentType<Props> & { readonly load: () => Promise<ComponentType<Props>> };

type Load<Props> = () => Promise<ComponentType<Props>>;

interface Places<Props> {
  /** Until the code comes; nothing unless told otherwise. */
  readonly Meanwhile?: ComponentType<Props>;
  /** When it does not come; a sentence with a way to try again unless told otherwise. */
  readonly Failed?: ComponentType<Props & { missing: Missing }>;
  /** True where nobody waits for it: it is tried for as long as the page is open. */
  readonly isPersistent?: boolean;
}

/**
 * A component whose code comes when it is first shown; until then `Meanwhile` stands in its place. Code that is there is
 * drawn at once. React's own lazy shows an empty place even then, and what comes after one no sooner than 300 ms later.
 */
export function late<Props extends object>(
  loadCode: Load<Props>,
  { Meanwhile, Failed = PartMissing, isPersistent = false }: Places<Props> = {},
): Late<Props> {
  let there: ComponentType<Props> | undefined;
  const load = async () => (there ??= await loadCode());
  function LateComponent(props: Props) {
    const [Shown, show] = useState(() => there);
    const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
    useEffect(() => {
      if (Shown || failure) return;
      bring(load, { isPersistent }).then(
        (component) => show(() => component),
        (reason: unknown) => setFailure({ reason }),
      );
    }, [Shown, failure]);
    if (Shown) return <Shown {...props} />;
    if (failure) return <Failed {...props} missing={{ reason: failure.reason, retry: () => setFailure(null) }} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(LateComponent, { load });
}

/** Milliseconds in which React shows the error of a page; until then it asks the same lazy again. */
const errorWithin = 1_000;

/**
 * A page whose code comes late: who opens it from another page sees that one until then, or that it is not here without a connection. Inside
 * a `Suspense`. React's lazy never asks
 * again after a failure, so an opening after one has a lazy of its own.
 */
export function latePage(loadCode: Load<object>): Late<object> {
  let there: ComponentType | undefined;
  const load = async () => (there ??= await loadCode());
  const makeLazy = () =>
    lazy(async () => {
      try {
        return { default: await bring(load, { waits: false }) };
      } catch (reason) {
        setTimeout(() => (Coming = makeLazy()), errorWithin);
        throw reason;
      }
    });
  let Coming = makeLazy();
  function LatePage() {
    const [Page] = useState(() => there ?? Coming);
    return <Page />;
  }
  return Object.assign(LatePage, { load });
}
