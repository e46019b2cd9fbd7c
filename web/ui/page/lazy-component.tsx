import { type ComponentType, lazy, useEffect, useState } from "react";
import { loadWithRetries } from "./load-with-retries.ts";
import { type Missing, PartMissing } from "./PartMissing.tsx";

/** A component whose code is loaded on demand: `load` preloads it. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly load: () => Promise<ComponentType<Props>> };

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
export function lazyComponent<Props extends object>(
  loadCode: Load<Props>,
  { Meanwhile, Failed = PartMissing, isPersistent = false }: Places<Props> = {},
): LazyComponent<Props> {
  let there: ComponentType<Props> | undefined;
  const load = async () => (there ??= await loadCode());
  function Loader(props: Props) {
    const [Shown, show] = useState(() => there);
    const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
    useEffect(() => {
      if (Shown || failure) return;
      loadWithRetries(load, { isPersistent }).then(
        (component) => show(() => component),
        (reason: unknown) => setFailure({ reason }),
      );
    }, [Shown, failure]);
    if (Shown) return <Shown {...props} />;
    if (failure) return <Failed {...props} missing={{ reason: failure.reason, retry: () => setFailure(null) }} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(Loader, { load });
}

/** Milliseconds in which React shows the error of a page; until then it asks the same lazy again. */
const errorWithin = 1_000;

/**
 * A page whose code is loaded when it is opened, inside a `Suspense`: the page before it stays until then, or says that without a connection
 * it cannot be opened. React's lazy never loads again after a failure, so the next opening gets a lazy of its own.
 */
export function lazyPage(loadCode: Load<object>): LazyComponent<object> {
  let there: ComponentType | undefined;
  const load = async () => (there ??= await loadCode());
  const makeLazy = () =>
    lazy(async () => {
      try {
        return { default: await loadWithRetries(load, { waits: false }) };
      } catch (reason) {
        setTimeout(() => (CurrentLazy = makeLazy()), errorWithin);
        throw reason;
      }
    });
  let CurrentLazy = makeLazy();
  function LazyPage() {
    const [Page] = useState(() => there ?? CurrentLazy);
    return <Page />;
  }
  return Object.assign(LazyPage, { load });
}
