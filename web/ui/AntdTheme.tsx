import { ConfigProvider } from "antd";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { antdTheme } from "./antd-theme.ts";
import type { ThemeName } from "./tokens.ts";
import { useNarrow } from "./use-width.ts";

const noRipple = { disabled: true };

/** Gives the antd controls inside it the product's tokens. */
export function AntdTheme({ name, children }: { name: ThemeName; children: ReactNode }) {
  const touch = useNarrow();
  const theme = useMemo(() => antdTheme(name, touch), [name, touch]);
  return (
    <ConfigProvider theme={theme} wave={noRipple}>
      {children}
    </ConfigProvider>
  );
}
