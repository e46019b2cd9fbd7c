import { Bell, Keyboard, Moon } from "lucide-react";
import type { ReactNode } from "react";
import { singleKeys, useSingleKeys } from "../../platform/device/single-keys.ts";
import { useTheme } from "../../platform/stores.ts";
import { theme, type ThemeChoice } from "../../platform/device/theme.ts";
import { switchPush } from "../news/browser-push.ts";
import { canPush, usePushState } from "../news/push-state.ts";
import * as texts from "./shell-texts.ts";

/** Setting stored in this browser. */
interface Setting {
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly choose: (value: string) => void;
}

const themes: readonly { value: ThemeChoice; text: string }[] = [
  { value: "light", text: texts.light },
  { value: "dark", text: texts.dark },
  { value: "auto", text: texts.auto },
];
const onOff = [
  { value: "on", text: texts.onLabel },
  { value: "off", text: texts.off },
] as const;
const onOrOff = (label: string, sign: ReactNode, isOn: boolean, change: (isOn: boolean) => void): Setting => ({
  label,
  icon: sign,
  value: isOn ? "on" : "off",
  options: onOff,
  choose: (value) => change(value === "on"),
});

/** Returns the settings of this browser. */
export function useProfileSettings(): readonly Setting[] {
  const { choice } = useTheme();
  const keys = useSingleKeys();
  const pushes = usePushState();
  const changePushes = (isOn: boolean): void => void switchPush(isOn);
  return [
    {
      label: texts.theme,
      icon: <Moon />,
      value: choice,
      options: themes,
      choose: (value) => {
        const chosen = themes.find((one) => one.value === value);
        if (chosen) theme.choose(chosen.value);
      },
    },
    onOrOff(texts.singleKeys, <Keyboard />, keys, singleKeys.set),
    ...(canPush() ? [onOrOff(texts.notifications, <Bell />, pushes === "on", changePushes)] : []),
  ];
}
