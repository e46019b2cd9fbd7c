import { isMessageRefresh, messageRefresh } from "@restride/domain/notifications/news.ts";
import { isEmail, normaliseEmail } from "@restride/domain/values/email.ts";
import { z } from "zod";
import { type CarrierSettings, carrierSettings } from "../platform/carriers/carrier-settings.ts";
import type { Executor } from "../platform/graphql/documents.ts";
import { signingKeyText } from "../platform/tokens/signing-key.ts";
import { baseAddress, databaseAddress, filesPlace, mailServer, publicUrl, webAddress } from "./addresses.ts";
import { type Environment, readSecretFiles, secretNames } from "./secret-files.ts";
import { noKey } from "../platform/tokens/tokens-texts.ts";
import { trustedProxies } from "./trusted-proxies.ts";
import * as texts from "./settings-texts.ts";

const port = z
  .string()
  .regex(/^\d{1,5}$/, texts.portProblem)
  .transform(Number)
  .refine((number) => number <= 65_535, texts.portProblem);

const refreshMinutes = z
  .string()
  .regex(/^\d{1,2}$/, texts.messageRefreshProblem)
  .transform(Number)
  .refine(isMessageRefresh, texts.messageRefreshProblem);

const host = z.union([z.ipv4(), z.ipv6(), z.hostname()], texts.hostProblem);

const signingKey = z.string(noKey).transform((text, { issues }) => {
  try {
    return signingKeyText(text);
  } catch (error) {
    issues.push({ code: "custom", input: undefined, message: (error as Error).message });
    return z.NEVER;
  }
});

/** Matches a name and an address in angle brackets, or an address alone. A name with other characters than words must be quoted. */
const senderParts = /^(?:(?:"[^"\\\r\n]*"\s*|[^"<>()[\]\\,;:@\r\n]*)<([^<>]+)>|([^<>]+))$/;
const isSender = (text: string): boolean => {
  const [, inBrackets, alone] = senderParts.exec(text.trim()) ?? [];
  return isEmail(normaliseEmail(inBrackets ?? alone ?? ""));
};

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
  RESTRIDE_MAIL_FROM: z.string(texts.senderProblem).refine(isSender, texts.senderProblem),
  RESTRIDE_SUPPORT_EMAIL: z
    .string(texts.supportProblem)
    .refine((email) => isEmail(normaliseEmail(email)), texts.supportProblem),
  RESTRIDE_FILES: filesPlace,
  RESTRIDE_GATEWAY_URL: baseAddress("RESTRIDE_GATEWAY_URL").optional(),
  RESTRIDE_MAP_URL: baseAddress("RESTRIDE_MAP_URL").optional(),
  RESTRIDE_CARRIERS: carrierSettings.optional(),
  RESTRIDE_CARRIERS_URL: webAddress("RESTRIDE_CARRIERS_URL").optional(),
  RESTRIDE_TRUST_PROXY: trustedProxies.optional(),
  RESTRIDE_OPEN_DOCUMENTS: z.literal("yes", texts.documentsProblem).optional(),
  RESTRIDE_GRAPHQL_EXECUTOR: z.enum(["jit", "standard"], texts.executorProblem).default("jit"),
  RESTRIDE_VENDOR: z.string().trim().min(1, texts.vendorProblem).default("MoveAI"),
  RESTRIDE_MESSAGE_REFRESH: refreshMinutes.default(messageRefresh.default),
  RESTRIDE_METRICS_TOKEN: z.string().refine(isToken, texts.tokenProblem).optional(),
});

type Variables = z.infer<typeof schema>;

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
  /** Minutes after which pages request messages again when no event arrives. */
  readonly messageRefreshMinutes: number;
}

/** Parses and checks these variables. Throws one sentence for each invalid variable. */
export const readVariables = <Name extends keyof Variables>(
  environment: Environment,
  ...names: Name[]
): Pick<Variables, Name> => {
  const { variables, problems } = readSecretFiles(environment);
  const selection = schema.pick(Object.fromEntries(names.map((name) => [name, true])) as never);
  const { data, error } = selection.safeParse(variables);
  const ofFiles = names.flatMap((name) => problems.get(name) ?? []);
  const ofTexts = (error?.issues ?? [])
    .filter(({ path: [name] }) => !problems.has(String(name)))
    .map(({ message }) => message);
  const sentences = [...ofFiles, ...ofTexts];
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
  return data as unknown as Pick<Variables, Name>;
};

/** Parses the environment. One error reports all problems at once. */
export const readSettings = (environment: Environment): Settings => {
  const variables = readVariables(environment, ...(Object.keys(schema.shape) as (keyof Variables)[]));
  return {
    databaseUrl: variables.DATABASE_URL,
    appDatabaseUrl: variables.RESTRIDE_APP_DATABASE_URL ?? variables.DATABASE_URL,
    host: variables.HOST,
    port: variables.PORT,
    publicUrl: variables.RESTRIDE_PUBLIC_URL,
    signingKey: variables.RESTRIDE_SIGNING_KEY,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.RESTRIDE_MAIL_FROM,
    supportEmail: variables.RESTRIDE_SUPPORT_EMAIL,
    filesPlace: variables.RESTRIDE_FILES,
    gatewayUrl: variables.RESTRIDE_GATEWAY_URL ?? null,
    mapUrl: variables.RESTRIDE_MAP_URL ?? null,
    carrierSettings: variables.RESTRIDE_CARRIERS ?? new Map(),
    carriersUrl: variables.RESTRIDE_CARRIERS_URL ?? null,
    metricsToken: variables.RESTRIDE_METRICS_TOKEN ?? null,
    trustedProxies: variables.RESTRIDE_TRUST_PROXY ?? [],
    openDocuments: variables.RESTRIDE_OPEN_DOCUMENTS === "yes",
    graphqlExecutor: variables.RESTRIDE_GRAPHQL_EXECUTOR,
    vendorName: variables.RESTRIDE_VENDOR,
    messageRefreshMinutes: variables.RESTRIDE_MESSAGE_REFRESH,
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
  return texts.unknownVariables(unknown);
};
