import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completeSettings } from "@restride/dev-env/production/complete-settings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secretNames } from "./secret-files.ts";
import { readSettings } from "./settings.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "restride-settings-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const readWith = (settings: Record<string, string | undefined>) => readSettings({ ...completeSettings, ...settings });

const fileWith = (text: string): string => {
  const path = join(folder, `${randomUUID()}`);
  writeFileSync(path, text);
  return path;
};
const secrets = (): Record<(typeof secretNames)[number], string> => ({
  DATABASE_URL: "postgres://owner:secret@db/restride",
  RESTRIDE_APP_DATABASE_URL: "postgres://requests:secret@db/restride",
  RESTRIDE_SIGNING_KEY: completeSettings.RESTRIDE_SIGNING_KEY,
  SMTP_URL: "smtps://user:secret@mail.example",
  RESTRIDE_METRICS_TOKEN: "0123456789abcdef",
  RESTRIDE_CARRIERS: "swift=0123456789abcdef0123456789abcdef",
  RESTRIDE_GATEWAY_URL: "https://sms.example/v1",
  RESTRIDE_CARRIERS_URL: "https://carriers.example/news?key=1",
  RESTRIDE_MAP_URL: "https://map.example",
});

test.each(secretNames)("%s may stand in a file, with a line end behind it", (name) => {
  const byItself = readWith({ [name]: secrets()[name] });
  for (const end of ["", "\n", "\r\n"])
    expect(readWith({ [name]: undefined, [`${name}_FILE`]: fileWith(secrets()[name] + end) })).toEqual(byItself);
});

test.each(secretNames)("%s and its file are refused together, and a file that cannot be read by a sentence", (name) => {
  const file = `${name}_FILE`;
  const refusal = (path: string, text?: string) => (sentence: Error) =>
    expect(() => readWith({ [name]: text, [file]: path }), path).toThrow(sentence);
  refusal(fileWith("x"), secrets()[name])(new Error(`${name} and ${file} are both set. Leave one of them out.`));
  refusal("/nowhere/secret")(new Error(`${file} names a file that does not exist: /nowhere/secret.`));
  refusal(folder)(new Error(`${file} names a folder: ${folder}.`));
  refusal("")(new Error(`${file} must name a file, or be left out.`));
  for (const text of ["", "\n", " \n"]) {
    const path = fileWith(text);
    refusal(path)(new Error(`${file} names a file that is empty: ${path}.`));
  }
});

test.skipIf(process.getuid?.() === 0)("a secret's file that this user may not read is told", () => {
  const path = fileWith("secret");
  chmodSync(path, 0o000);
  expect(() => readWith({ SMTP_URL: undefined, SMTP_URL_FILE: path })).toThrow(
    `SMTP_URL_FILE names a file that this user may not read: ${path}.`,
  );
});
