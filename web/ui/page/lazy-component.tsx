import { type ComponentType, lazy, useEffect, useState } from "react";
import { loadWithRetries } from "./load-with-retries.ts";
import { type LoadFailure, PartMissing } from "./PartMissing.tsx";

/** Component whose code is loaded on demand; `load` preloads it. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly load: () => Promise<ComponentType<Props>> };

type Load<Props> = () => Promise<ComponentType<Props>>;

interface LazyFallbacks<Props> {
  /** Shown until the code is loaded; nothing by default. */
  readonly Loading?: ComponentType<Props>;
  /** Shown when loading fails; by default a sentence with a button that tries again. */
  readonly Failed?: ComponentType<Props & { failure: LoadFailure }>;
  /** True when no user waits for it: loading is retried for as long as the page is open. */
  readonly isPersistent?: boolean;
}

/**
 * Returns a component whose code is loaded when it is first rendered; until then `Loading` is shown. Loaded code is rendered at once. React.lazy
 * renders a fallback even then, and shows the content after one no sooner than 300 ms later.
 */
export function lazyComponent<Props extends object>(
  loadCode: Load<Props>,
  { Loading, Failed = PartMissing, isPersistent = false }: LazyFallbacks<Props> = {},
): LazyComponent<Props> {
  let loadedComponent: ComponentType<Props> | undefined;
  const load = async () => (loadedComponent ??= await loadCode());
  function Loader(props: Props) {
    const [Shown, show] = useState(() => loadedComponent);
    const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
    useEffect(() => {
      if (Shown || failure) return;
      loadWithRetries(load, { isPersistent }).then(
        (component) => show(() => component),
        (reason: unknown) => setFailure({ reason }),
      );
    }, [Shown, failure]);
    if (Shown) return <Shown {...props} />;
    if (failure) return <Failed {...props} failure={{ reason: failure.reason, retry: () => setFailure(null) }} />;
    return Loading ? <Loading {...props} /> : null;
  }
  return Object.assign(Loader, { load });
}

/** Milliseconds in which React shows the error of a page; until then it uses the same lazy component again. */
const errorDelay = 1_000;

/**
 * Returns a page whose code is loaded when it is opened, inside a `Suspense`. Until then the previous page stays, or shows that the page cannot be
 * opened without a connection. React.lazy never loads again after a failure, so the next opening gets a new lazy component.
 */
export function lazyPage(loadCode: Load<object>): LazyComponent<object> {
  let loadedComponent: ComponentType | undefined;
  const load = async () => (loadedComponent ??= await loadCode());
  const makeLazy = () =>
    lazy(async () => {
      try {
        return { default: await loadWithRetries(load, { waitsForServer: false }) };
      } catch (reason) {
        setTimeout(() => (CurrentLazy = makeLazy()), errorDelay);
        throw reason;
      }
    });
  let CurrentLazy = makeLazy();
  function LazyPage() {
    const [Page] = useState(() => loadedComponent ?? CurrentLazy);
    return <Page />;
  }
  return Object.assign(LazyPage, { load });
}
