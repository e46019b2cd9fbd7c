import { newSigningKey } from "@restride/server/platform/tokens/tokens.ts";

/** Settings that an installation requires, with a signing key of this process. */
export const completeSettings = {
  DATABASE_URL: "postgres://restride@db/restride",
  RESTRIDE_PUBLIC_URL: "https://restride.example/",
  RESTRIDE_SIGNING_KEY: await newSigningKey(),
  SMTP_URL: "smtps://mail.example",
  RESTRIDE_MAIL_FROM: "clinic@restride.example",
  RESTRIDE_SUPPORT_EMAIL: "help@restride.example",
  RESTRIDE_FILES: "/var/lib/restride",
};
