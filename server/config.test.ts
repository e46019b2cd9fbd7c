import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const whole = {
  DATABASE_URL: "postgres://restride@db/restride",
  RESTRIDE_PUBLIC_URL: "https://restride.example/",
  RESTRIDE_SIGNING_KEY: "{}",
  SMTP_URL: "smtp://mail",
  RESTRIDE_MAIL_FROM: "clinic@restride.example",
  RESTRIDE_SUPPORT_EMAIL: "help@restride.example",
  RESTRIDE_FILES: "/var/lib/restride",
};

test("an installation is told by its environment; the rest has a default", () => {
  expect(readConfig(whole)).toMatchObject({
    port: 4000,
    publicUrl: "https://restride.example",
    gatewayUrl: null,
    metricsToken: null,
  });
});

test("B442 C010: where help is asked for is configuration, and must be a mail address", () => {
  expect(readConfig({ ...whole, RESTRIDE_SUPPORT_EMAIL: "care@clinic.example" }).supportEmail).toBe(
    "care@clinic.example",
  );
  for (const bad of [undefined, "", "help"])
    expect(() => readConfig({ ...whole, RESTRIDE_SUPPORT_EMAIL: bad })).toThrow(
      "RESTRIDE_SUPPORT_EMAIL must be the mail address that people write to for help.",
    );
});

test("the proxies in front are a list of addresses and ranges, and nobody unless they are named", () => {
  const proxies = (text?: string) => readConfig({ ...whole, RESTRIDE_TRUST_PROXY: text }).trustedProxies;
  expect(proxies()).toEqual([]);
  expect(proxies("10.0.0.5, 192.168.0.0/16,fd00::/8,::1")).toEqual(["10.0.0.5", "192.168.0.0/16", "fd00::/8", "::1"]);
  for (const bad of ["", "true", "1", "10.0.0.5,", "10.0.0.5 10.0.0.6", "10.0.0.0/33", "0.0.0.0/0", "::/0", "proxy"])
    expect(() => proxies(bad), bad).toThrow(/^RESTRIDE_TRUST_PROXY must name the addresses of the proxies in front/);
});

test("walls 14: people open an installation by https only; by http on its own machine", () => {
  const at = (address: string) => readConfig({ ...whole, RESTRIDE_PUBLIC_URL: address }).publicUrl;
  for (const good of [
    "https://restride.example",
    "http://localhost:4000",
    "http://127.0.0.1:4000",
    "http://[::1]:4000",
  ])
    expect(at(good)).toBe(good);
  const bad = [
    "http://restride.example",
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example",
    "ftp://a.b",
  ];
  for (const address of [...bad, "http://10.0.0.5", "javascript:alert(1)"])
    expect(() => at(address), address).toThrow(
      "RESTRIDE_PUBLIC_URL must begin with https://: codes, links and health data go there.",
    );
  expect(() => at("restride")).toThrow(
    /^RESTRIDE_PUBLIC_URL must be the address people open, such as https:\/\/restride.example.$/,
  );
});

test("all that is missing is said at once, as sentences", () => {
  expect(() =>
    readConfig({ ...whole, SMTP_URL: undefined, DATABASE_URL: "", RESTRIDE_METRICS_TOKEN: "short" }),
  ).toThrow(
    [
      "DATABASE_URL must name the PostgreSQL server, such as postgres://user@host/restride.",
      "SMTP_URL must name the mail server, such as smtps://user:password@host.",
      "RESTRIDE_METRICS_TOKEN must have 16 characters or more.",
    ].join("\n"),
  );
});

test("a mail server that is no address, and a sender that is none, are found at the start and not at the first code", () => {
  for (const SMTP_URL of ["mailhost", "https://mail.example", "smtp://", "mail.example:25"])
    expect(() => readConfig({ ...whole, SMTP_URL }), SMTP_URL).toThrow(
      "SMTP_URL must name the mail server, such as smtps://user:password@host.",
    );
  for (const SMTP_URL of ["smtp://127.0.0.1:2525", "smtps://user:pass%20word@mail.example"])
    expect(readConfig({ ...whole, SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  for (const RESTRIDE_MAIL_FROM of ["nonsense", "", "Restride <nonsense>", "Restride care@restride.example"])
    expect(() => readConfig({ ...whole, RESTRIDE_MAIL_FROM }), RESTRIDE_MAIL_FROM).toThrow(
      "RESTRIDE_MAIL_FROM must be the sender of mails, such as care@restride.example or Restride <care@restride.example>.",
    );
  for (const RESTRIDE_MAIL_FROM of ["care@restride.example", "Restride <care@restride.example>"])
    expect(readConfig({ ...whole, RESTRIDE_MAIL_FROM }).mailFrom).toBe(RESTRIDE_MAIL_FROM);
});
