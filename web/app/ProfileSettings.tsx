import { Bell, Keyboard, Moon } from "lucide-react";
import type { ReactNode } from "react";
import { singleKeys, useSingleKeys } from "../platform/single-keys.ts";
import { useTheme } from "../platform/stores.ts";
import { theme, type ThemeChoice } from "../platform/theme.ts";
import { Segmented } from "../ui/Segmented.tsx";
import { canPush, turnPushOff, turnPushOn, usePushState } from "./browser-push.ts";
import styles from "./ProfileMenu.module.css";

const themes: readonly { value: ThemeChoice; text: string }[] = [
  { value: "light", text: "Light" },
  { value: "dark", text: "Dark" },
  { value: "auto", text: "Auto" },
];
const onOff = [
  { value: "on", text: "On" },
  { value: "off", text: "Off" },
] as const;
interface SwitchProps {
  icon: ReactNode;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Switch = ({ icon: sign, label, isOn, onChange }: SwitchProps) => (
  <div className={styles.setting}>
    {sign}
    {label}
    <Segmented label={label} value={isOn ? "on" : "off"} options={onOff} onValue={(wish) => onChange(wish === "on")} />
  </div>
);

/** How this browser behaves for the person at it. */
export function ProfileSettings() {
  const { choice } = useTheme();
  const keys = useSingleKeys();
  const pushes = usePushState();
  const changePushes = (isOn: boolean): void => void (isOn ? turnPushOn() : turnPushOff());
  return (
    <>
      <div className={styles.setting}>
        <Moon />
        Theme
        <Segmented label="Theme" value={choice} options={themes} onValue={theme.choose} />
      </div>
      <Switch icon={<Keyboard />} label="Single keys" isOn={keys} onChange={singleKeys.set} />
      {canPush() && <Switch icon={<Bell />} label="Notifications" isOn={pushes === "on"} onChange={changePushes} />}
    </>
  );
}
