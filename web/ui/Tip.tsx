import { Tooltip } from "antd";
import type { ReactElement } from "react";

/** A tooltip on hover and focus. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip title={text} mouseEnterDelay={0.3}>
      {children}
    </Tooltip>
  );
}
