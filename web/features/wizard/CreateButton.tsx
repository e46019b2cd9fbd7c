import type { ReactNode } from "react";

/** Placeholder until the call is there. */
export const CreateButton = ({
  children,
}: {
  children: (create: { busy: boolean; create: () => void }) => ReactNode;
}) => children({ busy: false, create: () => undefined });
