import { z } from "zod";
import * as texts from "./carriers-texts.ts";

/** Settings of one carrier. */
export interface CarrierSetting {
  readonly keys: readonly string[];
  /** Empty when the setting names no hosts. */
  readonly hosts: readonly string[];
}

/** Settings of the carriers by name. */
export type CarrierSettings = ReadonlyMap<string, CarrierSetting>;

const entry = /^([a-z0-9-]+)=([^,;@\s]{32,})(?:,([^,;@\s]{32,}))?(?:@([a-z0-9.*,-]+))?$/;
const host = /^(\*|[a-z0-9-]+(\.[a-z0-9-]+)*)$/;
const minDistinctSigns = 8;

const readEntry = (text: string): readonly [string, CarrierSetting] | null => {
  const [, name, key, former, hosts] = entry.exec(text.trim()) ?? [];
  if (name === undefined || key === undefined) return null;
  const setting = { keys: former === undefined ? [key] : [key, former], hosts: hosts?.split(",") ?? [] };
  const isGuessable = setting.keys.some((each) => new Set(each).size < minDistinctSigns);
  return isGuessable || !setting.hosts.every((each) => host.test(each)) ? null : [name, setting];
};

/** Carriers by name, parsed from `swift=NEWKEY,OLDKEY@track.swift.example;other=KEY@other.example`: at most two keys for each. */
export const carrierSettings = z.string().transform((text, { issues }) => {
  const entries = text.split(";").map(readEntry);
  const validEntries = entries.filter((each) => each !== null);
  const settings = new Map(validEntries);
  const hosts = validEntries.flatMap(([, setting]) => [...new Set(setting.hosts)]);
  const isTwice = settings.size < validEntries.length || new Set(hosts).size < hosts.length;
  if (validEntries.length < entries.length || isTwice)
    issues.push({ code: "custom", input: text, message: texts.settingProblem });
  return settings;
});

/**
 * Returns the hosts that a carrier may speak for: the hosts of its setting; without a setting, all hosts for the only carrier, otherwise the hosts
 * that contain its name.
 */
export const hostsOf = (name: string, settings: CarrierSettings): readonly string[] => {
  const { hosts } = settings.get(name)!;
  if (hosts.length > 0) return hosts;
  return settings.size === 1 ? ["*"] : [name];
};
