import { theme as antd } from "antd";
import type { ThemeConfig } from "antd";
import type { ThemeName, Tokens } from "./tokens.ts";
import { tokens } from "./tokens.ts";

type Algorithm = Extract<ThemeConfig["algorithm"], (...args: never[]) => unknown>;

/** antd derives the seed colours again in the dark theme; this puts the token table's own values back. */
const algorithmOf = (name: ThemeName): Algorithm => {
  const base = name === "dark" ? antd.darkAlgorithm : antd.defaultAlgorithm;
  const own = tokens[name];
  return (seed, map) => ({
    ...base(seed, map),
    colorPrimary: own.brand,
    colorPrimaryHover: own.brandHover,
    colorPrimaryActive: own.brandActive,
    colorInfo: own.brand,
    colorSuccess: own.ok,
    colorWarning: own.part,
    colorError: name === "dark" ? own.danger : own.skip,
    colorLink: own.brandText,
  });
};

const colours = (own: Tokens): NonNullable<ThemeConfig["token"]> => ({
  colorBorder: own.control,
  colorBorderSecondary: own.line,
  colorSplit: own.line,
  colorBorderDisabled: own.lineStrong,
  colorBgLayout: own.canvas,
  colorBgContainer: own.surface,
  colorBgElevated: own.raised,
  colorBgContainerDisabled: own.hover,
  colorText: own.text,
  colorTextSecondary: own.text2,
  colorTextTertiary: own.text3,
  colorTextDescription: own.text3,
  colorTextPlaceholder: own.text3,
  colorTextQuaternary: own.disabled,
  colorTextDisabled: own.disabled,
  colorFillAlter: own.sunken,
  colorPrimaryBg: own.brandTint,
  controlItemBgActive: own.brandTint,
  controlItemBgHover: own.hover,
  controlOutline: own.focusHalo,
});

const measures = (touch: boolean): NonNullable<ThemeConfig["token"]> => ({
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSize: touch ? 15 : 13,
  fontSizeSM: 12,
  fontSizeLG: 14,
  fontSizeHeading1: 32,
  fontSizeHeading2: 24,
  fontSizeHeading3: 20,
  fontSizeHeading4: 16,
  fontSizeHeading5: 14,
  fontWeightStrong: 600,
  controlHeight: touch ? 44 : 32,
  controlHeightSM: 26,
  controlHeightLG: touch ? 44 : 40,
  borderRadius: 6,
  borderRadiusSM: 4,
  borderRadiusLG: 8,
  borderRadiusXS: 3,
  padding: 16,
  paddingLG: 20,
  paddingSM: 12,
  paddingXS: 8,
  motionDurationFast: "0.08s",
  motionDurationMid: "0.14s",
  motionDurationSlow: "0.2s",
  lineWidthFocus: 2,
  controlOutlineWidth: 3,
});

const components = (own: Tokens): NonNullable<ThemeConfig["components"]> => ({
  Segmented: { trackBg: own.track, itemSelectedBg: own.segment },
  Slider: {
    trackBg: own.brand,
    trackHoverBg: own.brand,
    handleColor: own.brand,
    railBg: own.track,
    railHoverBg: own.track,
  },
  Tooltip: { colorBgSpotlight: own.ink },
  Tabs: {
    horizontalItemGutter: 24,
    horizontalItemPadding: "10px 0",
    itemColor: own.text2,
    itemSelectedColor: own.text,
  },
  Pagination: { itemSize: 28 },
});

/** The antd theme of one of the two themes; `touch` is the form for narrow screens. */
export const antdTheme = (name: ThemeName, touch: boolean): ThemeConfig => ({
  cssVar: {},
  algorithm: algorithmOf(name),
  token: { ...measures(touch), ...colours(tokens[name]), colorPrimary: tokens[name].brand },
  components: components(tokens[name]),
});
