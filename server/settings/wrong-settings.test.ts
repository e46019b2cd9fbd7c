import { completeSettings } from "@restride/dev-env/production/complete-settings.ts";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const readWith = (settings: Record<string, string | undefined>) => readSettings({ ...completeSettings, ...settings });

const wrong: readonly (readonly [name: string, texts: readonly (string | undefined)[], sentence: string])[] = [
  [
    "DATABASE_URL",
    [undefined, "", "restride", "mysql://user@host/restride", "http://db.example", "postgres://host:abc/restride"],
    "DATABASE_URL must name the PostgreSQL server, such as postgres://user@host/restride.",
  ],
  [
    "RESTRIDE_APP_DATABASE_URL",
    ["", "restride", "mysql://user@host/restride"],
    "RESTRIDE_APP_DATABASE_URL must name the PostgreSQL server, such as postgres://user@host/restride.",
  ],
  ["PORT", ["", "abc", "-1", "65536", "4000.5", "0x10", "1e3", " 4000"], "PORT must be a number from 0 to 65535."],
  [
    "HOST",
    ["", "all of them", "10.0.0.1:4000", "http://localhost"],
    "HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.",
  ],
  [
    "RESTRIDE_PUBLIC_URL",
    [undefined, "", "restride", "restride.example"],
    "RESTRIDE_PUBLIC_URL must be the address people open, such as https://restride.example.",
  ],
  [
    "RESTRIDE_PUBLIC_URL",
    [
      "http://restride.example",
      "http://localhost.evil.example",
      "http://127.0.0.1.evil.example",
      "http://localhost@evil.example",
      "http://10.0.0.5",
      "ftp://a.b",
      "javascript:alert(1)",
    ],
    "RESTRIDE_PUBLIC_URL must begin with https://: codes, links and health data go there.",
  ],
  [
    "RESTRIDE_PUBLIC_URL",
    [
      "https://group.example/restride",
      "https://group.example/?a=1",
      "https://group.example?",
      "https://group.example/#top",
      "https://user:secret@group.example",
    ],
    "RESTRIDE_PUBLIC_URL must end with the host or its port: a path, a query, a # or a login would break links.",
  ],
  [
    "RESTRIDE_SIGNING_KEY",
    [undefined, "", "{}", "key", '{"kty":"RSA"}'],
    "RESTRIDE_SIGNING_KEY must hold the private key that `npm run --silent signing-key` prints.",
  ],
  [
    "SMTP_URL",
    [undefined, "", "mailhost", "mailhost:25", "https://mail.example", "smtp://", "smtps:"],
    "SMTP_URL must name the mail server, such as smtps://user:password@host.",
  ],
  [
    "SMTP_URL",
    [
      "smtp://mail.example",
      "smtp://mail.example:25?requireTLS=false",
      "smtp://localhost@mail.example",
      "smtp://127.0.0.1.mail.example",
      "smtp://mail.example?requireTLS=true&ignoreTLS=true",
      "smtps://mail.example?secure=false",
      "smtps://mail.example?tls.rejectUnauthorized=false",
    ],
    "SMTP_URL must begin with smtps://, or with smtp:// and end with ?requireTLS=true: codes and links go there. Only a mail server on this machine may do without.",
  ],
  [
    "RESTRIDE_MAIL_FROM",
    [
      undefined,
      "",
      "nonsense",
      "Restride <nonsense>",
      "Restride care@restride.example",
      "Restride",
      "a@b",
      "Restride, Inc <care@restride.example>",
      "a@b.example\nBcc: c@d.example",
    ],
    "RESTRIDE_MAIL_FROM must be the sender of mails, such as care@restride.example or Restride <care@restride.example>.",
  ],
  [
    "RESTRIDE_SUPPORT_EMAIL",
    [undefined, "", "help"],
    "RESTRIDE_SUPPORT_EMAIL must be the mail address that people write to for help.",
  ],
  [
    "RESTRIDE_FILES",
    [undefined, "", " ", "http://files.example", "gs://bucket", "s3://"],
    "RESTRIDE_FILES must name a folder for files, or a place such as s3://bucket/prefix.",
  ],
  [
    "RESTRIDE_FILES",
    ["s3://bucket?endpoint=http://files.example", "s3://bucket?endpoint=files.example"],
    "RESTRIDE_FILES must name an endpoint that begins with https://, except on this machine.",
  ],
  [
    "RESTRIDE_TRUST_PROXY",
    ["", "true", "1", "10.0.0.5,", "10.0.0.5 10.0.0.6", "10.0.0.0/33", "proxy"],
    "RESTRIDE_TRUST_PROXY must name the addresses of the proxies in front, such as 10.0.0.5 or 10.0.0.0/8, with commas between them.",
  ],
  [
    "RESTRIDE_TRUST_PROXY",
    [
      "0.0.0.0/0",
      "::/0",
      "0.0.0.0/1,128.0.0.0/1",
      "0.0.0.0/2,64.0.0.0/2,10.0.0.0/8",
      "128.0.0.0/2, 10.0.0.0/8, 192.0.0.0/2",
      "::/1,8000::/1",
      "2000::/4",
      "2000::/5,2800::/5",
      "::ffff:0:0/96",
      "::ffff:128.0.0.0/97",
      "::/80",
    ],
    "RESTRIDE_TRUST_PROXY covers half of all addresses or more, so that anybody could claim any address. Name the proxies in front alone.",
  ],
  ["RESTRIDE_OPEN_DOCUMENTS", ["", "no", "true"], "RESTRIDE_OPEN_DOCUMENTS must be yes, or be left out."],
  [
    "RESTRIDE_GRAPHQL_EXECUTOR",
    ["", "fast", "JIT"],
    "RESTRIDE_GRAPHQL_EXECUTOR must be jit or standard, or be left out.",
  ],
  ["RESTRIDE_VENDOR", ["", " "], "RESTRIDE_VENDOR must be the name of a company, or be left out."],
  [
    "RESTRIDE_MESSAGE_REFRESH",
    ["", "0", "61", "2.5", "-5", "often"],
    "RESTRIDE_MESSAGE_REFRESH must be a number of minutes from 1 to 60, or be left out.",
  ],
  [
    "RESTRIDE_METRICS_TOKEN",
    ["", "short", "a".repeat(40), "ab".repeat(20)],
    "RESTRIDE_METRICS_TOKEN must have 16 characters or more, such as those that openssl rand -hex 16 prints.",
  ],
];

test.each(wrong)(
  "a wrong %s alone is refused by one sentence that begins with its name (%#)",
  (name, texts, sentence) => {
    for (const text of texts) expect(() => readWith({ [name]: text }), text).toThrow(new Error(sentence));
  },
);
