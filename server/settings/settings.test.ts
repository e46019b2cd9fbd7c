import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completeSettings } from "@restride/dev-env/production/complete-settings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeUnknown, readSettings, readVariables } from "./settings.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "restride-settings-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const readWith = (settings: Record<string, string | undefined>) => readSettings({ ...completeSettings, ...settings });

test("C062 C072: an installation is set by its environment; the rest has a default", () => {
  expect(readSettings(completeSettings)).toMatchObject({
    host: "0.0.0.0",
    port: 4000,
    publicUrl: "https://restride.example",
    appDatabaseUrl: "postgres://restride@db/restride",
    gatewayUrl: null,
    metricsToken: null,
    vendorName: "MoveAI",
    messageRefreshMinutes: 5,
  });
  expect(readWith({ RESTRIDE_VENDOR: "Gait Lab" }).vendorName).toBe("Gait Lab");
  for (const minutes of ["1", "60"])
    expect(readWith({ RESTRIDE_MESSAGE_REFRESH: minutes }).messageRefreshMinutes).toBe(Number(minutes));
});

test.each(["RESTRIDE_GATEWAY_URL", "RESTRIDE_MAP_URL", "RESTRIDE_CARRIERS_URL"])(
  "%s is reached by https only, except on the machine itself, and holds no login",
  (name) => {
    for (const text of ["", "service", "ftp://service.example", "service.example"])
      expect(() => readWith({ [name]: text }), text).toThrow(new RegExp(`^${name} must be .*, such as https://`));
    for (const text of ["http://service.example", "http://169.254.169.254/", "http://localhost.evil.example"])
      expect(() => readWith({ [name]: text }), text).toThrow(
        `${name} must begin with https://, except on this machine: what goes there is about people.`,
      );
    for (const text of ["https://user:secret@service.example", "https://service.example/#part"])
      expect(() => readWith({ [name]: text }), text).toThrow(new RegExp(`^${name} must have no login`));
    for (const text of ["https://service.example/v1", "http://127.0.0.1:9000", "http://localhost", "http://[::1]:80/a"])
      expect(() => readWith({ [name]: text }), text).not.toThrow();
  },
);

test("paths are added to the gateway and the map: their addresses lose the slash at the end and have no query", () => {
  expect(readWith({ RESTRIDE_GATEWAY_URL: "https://sms.example/v1/" }).gatewayUrl).toBe("https://sms.example/v1");
  for (const name of ["RESTRIDE_GATEWAY_URL", "RESTRIDE_MAP_URL"])
    expect(() => readWith({ [name]: "https://service.example/?key=1" })).toThrow(
      `${name} must have no login, query or #`,
    );
  expect(readWith({ RESTRIDE_CARRIERS_URL: "https://c.example/news?key=1" }).carriersUrl).toBe(
    "https://c.example/news?key=1",
  );
});

test("people open an installation by https only, and by http on its own machine", () => {
  for (const address of [
    "https://restride.example:8443",
    "http://localhost:4000",
    "http://127.0.0.1:4000",
    "http://[::1]:4000",
  ])
    expect(readWith({ RESTRIDE_PUBLIC_URL: address }).publicUrl).toBe(address);
});

test("mails leave by TLS, or for the machine itself", () => {
  for (const address of [
    "smtps://user:secret@mail.example",
    "smtp://mail.example:587?requireTLS=true",
    "smtp://user@mail.example/?pool=true&requireTLS=true",
    "smtp://localhost",
    "smtp://127.0.0.1:25",
    "smtp://[::1]:25",
  ])
    expect(readWith({ SMTP_URL: address }).smtpUrl).toBe(address);
});

test("a sender is an address, or a name with an address", () => {
  for (const sender of [
    "care@restride.example",
    "Restride <care@restride.example>",
    '"Restride, Inc." <care@restride.example>',
    "<care@restride.example>",
  ])
    expect(readWith({ RESTRIDE_MAIL_FROM: sender }).mailFrom).toBe(sender);
});

test("B442 C010: where help is asked for is configuration, and must be a mail address", () => {
  expect(readWith({ RESTRIDE_SUPPORT_EMAIL: "care@clinic.example" }).supportEmail).toBe("care@clinic.example");
  for (const wrong of ["care", "https://clinic.example/help", undefined])
    expect(() => readWith({ RESTRIDE_SUPPORT_EMAIL: wrong }), wrong).toThrow(
      "RESTRIDE_SUPPORT_EMAIL must be the mail address that people write to for help.",
    );
});

test("the proxies in front are a list of addresses and ranges, and nobody unless they are named", () => {
  const proxies = (text?: string) => readWith({ RESTRIDE_TRUST_PROXY: text }).trustedProxies;
  expect(proxies()).toEqual([]);
  expect(proxies("10.0.0.5, 192.168.0.0/16,fd00::/8,::1")).toEqual(["10.0.0.5", "192.168.0.0/16", "fd00::/8", "::1"]);
  for (const networks of [
    "0.0.0.0/2",
    "10.0.0.0/8,10.0.0.0/8,10.0.0.0/8",
    "2600::/8,2001:db8::1",
    "::ffff:10.0.0.0/104",
  ])
    expect(() => proxies(networks), networks).not.toThrow();
});

test("everything that is wrong is told at once, as sentences", () => {
  expect(() =>
    readWith({ SMTP_URL: undefined, DATABASE_URL: "", RESTRIDE_METRICS_TOKEN: "short", PORT: "abc" }),
  ).toThrow(
    new Error(
      [
        "DATABASE_URL must name the PostgreSQL server, such as postgres://user@host/restride.",
        "PORT must be a number from 0 to 65535.",
        "SMTP_URL must name the mail server, such as smtps://user:password@host.",
        "RESTRIDE_METRICS_TOKEN must have 16 characters or more, such as those that openssl rand -hex 16 prints.",
      ].join("\n"),
    ),
  );
  const names = Object.keys(completeSettings);
  const sentences = (() => {
    try {
      return String(readSettings({}));
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(sentences.split("\n").map((sentence) => sentence.split(" ")[0])).toEqual(names);
});

test("commands read the variables that they need, from files too, and no others", () => {
  const path = join(folder, "database-url");
  writeFileSync(path, "postgres://owner@db/restride\n");
  expect(readVariables({ DATABASE_URL_FILE: path, PORT: "abc" }, "DATABASE_URL")).toMatchObject({
    DATABASE_URL: "postgres://owner@db/restride",
  });
  expect(() => readVariables({}, "DATABASE_URL", "RESTRIDE_PUBLIC_URL")).toThrow(
    /^DATABASE_URL must .*\nRESTRIDE_PUBLIC_URL must [^\n]*$/,
  );
});

test("variables with our prefix that mean nothing are named, in one line", () => {
  expect(describeUnknown({ ...completeSettings, SMTP_URL_FILE: "a", RESTRIDE_TEST_START: "b", OTHER: "c" })).toBeNull();
  expect(describeUnknown({ RESTRIDE_VENDR: "a" })).toBe(
    "RESTRIDE_VENDR is not known and without effect. Check the spelling.",
  );
  expect(describeUnknown({ RESTRIDE_VENDR: "a", RESTRIDE_VENDOR_FILE: "b" })).toBe(
    "RESTRIDE_VENDR, RESTRIDE_VENDOR_FILE are not known and without effect. Check the spelling.",
  );
});
