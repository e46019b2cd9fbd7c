import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const whole = {
  DATABASE_URL: "postgres://restride@db/restride",
  RESTRIDE_PUBLIC_URL: "https://restride.example/",
  RESTRIDE_SIGNING_KEY: "{}",
  SMTP_URL: "smtp://mail",
  RESTRIDE_MAIL_FROM: "clinic@restride.example",
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
