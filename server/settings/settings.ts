import { isEmail, normaliseEmail } from "@restride/domain/values/email.ts";
import { z } from "zod";
import { type CarrierSettings, carrierSettings } from "../platform/carriers/carrier-settings.ts";
import type { Executor } from "../platform/graphql/documents.ts";
import { signingKeyText } from "../platform/tokens/signing-key.ts";
import { baseAddress, databaseAddress, filesPlace, mailServer, publicUrl, webAddress } from "./addresses.ts";
import { type Environment, readSecretFiles, secretNames } from "./secret-files.ts";
import { trustedProxies } from "./trusted-proxies.ts";

const portProblem = "PORT must be a number from 0 to 65535.";
const port = z
  .string()
  .regex(/^\d{1,5}$/, portProblem)
  .transform(Number)
  .refine((number) => number <= 65_535, portProblem);

const hostProblem = "HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.";
const host = z.union([z.ipv4(), z.ipv6(), z.hostname()], hostProblem);

const keyProblem = "RESTRIDE_SIGNING_KEY must hold the private key that `npm run --silent signing-key` prints.";
const signingKey = z.string(keyProblem).transform((text, { issues }) => {
  try {
    return signingKeyText(text);
  } catch (error) {
    issues.push({ code: "custom", input: undefined, message: (error as Error).message });
    return z.NEVER;
  }
});

const senderProblem =
  "RESTRIDE_MAIL_FROM must be the sender of mails, such as care@restride.example or Restride <care@restride.example>.";
/** Matches a name and an address in angle brackets, or an address alone. A name with other characters than words must be quoted. */
const senderParts = /^(?:(?:"[^"\\\r\n]*"\s*|[^"<>()[\]\\,;:@\r\n]*)<([^<>]+)>|([^<>]+))$/;
const isSender = (text: string): boolean => {
  const [, inBrackets, alone] = senderParts.exec(text.trim()) ?? [];
  return isEmail(normaliseEmail(inBrackets ?? alone ?? ""));
};

const supportProblem = "RESTRIDE_SUPPORT_EMAIL must be the mail address that people write to for help.";

const tokenProblem =
  "RESTRIDE_METRICS_TOKEN must have 16 characters or more, such as those that openssl rand -hex 16 prints.";
const minDistinctSigns = 5;
const isToken = (text: string): boolean => text.length >= 16 && new Set(text).size >= minDistinctSigns;

const schema = z.object({
  DATABASE_URL: databaseAddress("DATABASE_URL"),
  RESTRIDE_APP_DATABASE_URL: databaseAddress("RESTRIDE_APP_DATABASE_URL").optional(),
  HOST: host.default("0.0.0.0"),
  PORT: port.default(4000),
  RESTRIDE_PUBLIC_URL: publicUrl,
  RESTRIDE_SIGNING_KEY: signingKey,
  SMTP_URL: mailServer,
  RESTRIDE_MAIL_FROM: z.string(senderProblem).refine(isSender, senderProblem),
  RESTRIDE_SUPPORT_EMAIL: z.string(supportProblem).refine((email) => isEmail(normaliseEmail(email)), supportProblem),
  RESTRIDE_FILES: filesPlace,
  RESTRIDE_GATEWAY_URL: baseAddress("RESTRIDE_GATEWAY_URL", "an address that takes messages by HTTP").optional(),
  RESTRIDE_MAP_URL: baseAddress("RESTRIDE_MAP_URL", "the address of a map service").optional(),
  RESTRIDE_CARRIERS: carrierSettings.optional(),
  RESTRIDE_CARRIERS_URL: webAddress("RESTRIDE_CARRIERS_URL", "an address that tells the news of parcels").optional(),
  RESTRIDE_TRUST_PROXY: trustedProxies.optional(),
  RESTRIDE_OPEN_DOCUMENTS: z.literal("yes", "RESTRIDE_OPEN_DOCUMENTS must be yes, or be left out.").optional(),
  RESTRIDE_GRAPHQL_EXECUTOR: z
    .enum(["jit", "standard"], "RESTRIDE_GRAPHQL_EXECUTOR must be jit or standard, or be left out.")
    .default("jit"),
  RESTRIDE_VENDOR: z
    .string()
    .trim()
    .min(1, "RESTRIDE_VENDOR must be the name of a company, or be left out.")
    .default("MoveAI"),
  RESTRIDE_METRICS_TOKEN: z.string().refine(isToken, tokenProblem).optional(),
});

type Texts = z.infer<typeof schema>;

/** The settings of an installation, from its environment. */
export interface Settings {
  /** URL with the login of the owner, for migrations, jobs and the listener for domain events. */
  readonly databaseUrl: string;
  /** URL with a login that has fewer rights, for requests. */
  readonly appDatabaseUrl: string;
  /** The address of this machine on which the server listens. */
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly signingKey: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Email address for help. */
  readonly supportEmail: string;
  /** Storage place of files: a folder, or s3://bucket/prefix. */
  readonly filesPlace: string;
  readonly gatewayUrl: string | null;
  /** A map service with Nominatim's interface; null when places are not looked up. */
  readonly mapUrl: string | null;
  /** Carriers that may report where parcels are, with their keys and hosts. */
  readonly carrierSettings: CarrierSettings;
  /** URL at which events of carriers are requested; null when carriers only send them. */
  readonly carriersUrl: string | null;
  readonly metricsToken: string | null;
  /** Addresses and ranges whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Whether clients without a session may send documents other than those of the applications. */
  readonly openDocuments: boolean;
  readonly graphqlExecutor: Executor;
  /** The company whose team takes cases over. */
  readonly vendorName: string;
}

/** Parses and checks these variables. Throws one sentence for each invalid variable. */
export const readVariables = <Name extends keyof Texts>(
  environment: Environment,
  ...names: Name[]
): Pick<Texts, Name> => {
  const { texts, problems } = readSecretFiles(environment);
  const selection = schema.pick(Object.fromEntries(names.map((name) => [name, true])) as never);
  const { data, error } = selection.safeParse(texts);
  const ofFiles = names.flatMap((name) => problems.get(name) ?? []);
  const ofTexts = (error?.issues ?? [])
    .filter(({ path: [name] }) => !problems.has(String(name)))
    .map(({ message }) => message);
  const sentences = [...ofFiles, ...ofTexts];
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
  return data as unknown as Pick<Texts, Name>;
};

/** Parses the environment. One error reports all problems at once. */
export const readSettings = (environment: Environment): Settings => {
  const texts = readVariables(environment, ...(Object.keys(schema.shape) as (keyof Texts)[]));
  return {
    databaseUrl: texts.DATABASE_URL,
    appDatabaseUrl: texts.RESTRIDE_APP_DATABASE_URL ?? texts.DATABASE_URL,
    host: texts.HOST,
    port: texts.PORT,
    publicUrl: texts.RESTRIDE_PUBLIC_URL,
    signingKey: texts.RESTRIDE_SIGNING_KEY,
    smtpUrl: texts.SMTP_URL,
    mailFrom: texts.RESTRIDE_MAIL_FROM,
    supportEmail: texts.RESTRIDE_SUPPORT_EMAIL,
    filesPlace: texts.RESTRIDE_FILES,
    gatewayUrl: texts.RESTRIDE_GATEWAY_URL ?? null,
    mapUrl: texts.RESTRIDE_MAP_URL ?? null,
    carrierSettings: texts.RESTRIDE_CARRIERS ?? new Map(),
    carriersUrl: texts.RESTRIDE_CARRIERS_URL ?? null,
    metricsToken: texts.RESTRIDE_METRICS_TOKEN ?? null,
    trustedProxies: texts.RESTRIDE_TRUST_PROXY ?? [],
    openDocuments: texts.RESTRIDE_OPEN_DOCUMENTS === "yes",
    graphqlExecutor: texts.RESTRIDE_GRAPHQL_EXECUTOR,
    vendorName: texts.RESTRIDE_VENDOR,
  };
};

/** Matches names that the scripts and the tests of this repository set for their own processes. */
const ownNames = /^RESTRIDE_(PARENTS|TEST_\w+)$/;

/** Returns a line that lists variables with our prefix that have no meaning and are probably misspelled; null when there are none. */
export const describeUnknown = (environment: Environment): string | null => {
  const names = new Set([...Object.keys(schema.shape), ...secretNames.map((name) => `${name}_FILE`)]);
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith("RESTRIDE_") && !names.has(name) && !ownNames.test(name),
  );
  if (unknown.length === 0) return null;
  return `${unknown.join(", ")} ${unknown.length === 1 ? "is" : "are"} not known and without effect. Check the spelling.`;
};
