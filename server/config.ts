import { z } from "zod";
import { type CarrierSettings, carrierSettings } from "./platform/carriers/carrier-settings.ts";

const required = (message: string) => z.string({ error: message }).min(1, message);

const proxiesWanted =
  "RESTRIDE_TRUST_PROXY must name the addresses of the proxies in front, such as 10.0.0.5 or 10.0.0.0/8, with commas between them.";
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((text) => !text.endsWith("/0"));
const networks = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every((part) => network.safeParse(part).success), proxiesWanted);

const publicUrlWanted = "RESTRIDE_PUBLIC_URL must be the address people open, such as https://restride.example.";
const httpsWanted = "RESTRIDE_PUBLIC_URL must begin with https://: codes, links and health data go there.";
const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && ownMachine.test(hostname));
};
const publicUrl = z.url({ error: publicUrlWanted, abort: true }).refine(isSafe, httpsWanted);

const smtpWanted = "SMTP_URL must name the mail server, such as smtps://user:password@host.";
const senderWanted =
  "RESTRIDE_MAIL_FROM must be the sender of mails, such as care@restride.example or Restride <care@restride.example>.";
/** A mail address, alone or behind a name in angle brackets. */
const isSender = (text: string): boolean =>
  z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim()).success;

const schema = z.object({
  DATABASE_URL: required("DATABASE_URL must name the PostgreSQL server, such as postgres://user@host/restride."),
  RESTRIDE_APP_DATABASE_URL: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  RESTRIDE_PUBLIC_URL: publicUrl,
  RESTRIDE_SIGNING_KEY: required("RESTRIDE_SIGNING_KEY must hold the private key that `npm run signing-key` prints."),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: smtpWanted }),
  RESTRIDE_MAIL_FROM: z.string({ error: senderWanted }).refine(isSender, senderWanted),
  RESTRIDE_SUPPORT_EMAIL: z.email("RESTRIDE_SUPPORT_EMAIL must be the mail address that people write to for help."),
  RESTRIDE_FILES: required("RESTRIDE_FILES must name a folder for files, or a place such as s3://bucket/prefix."),
  RESTRIDE_GATEWAY_URL: z.url("RESTRIDE_GATEWAY_URL must be an address that takes messages by HTTP.").optional(),
  RESTRIDE_MAP_URL: z.url("RESTRIDE_MAP_URL must be the address of a map service.").optional(),
  RESTRIDE_CARRIERS: carrierSettings.optional(),
  RESTRIDE_CARRIERS_URL: z.url("RESTRIDE_CARRIERS_URL must be an address that tells the news of parcels.").optional(),
  RESTRIDE_TRUST_PROXY: networks.optional(),
  RESTRIDE_OPEN_DOCUMENTS: z.literal("yes", "RESTRIDE_OPEN_DOCUMENTS is yes, or left away.").optional(),
  RESTRIDE_VENDOR: z.string().min(1).default("MoveAI"),
  RESTRIDE_METRICS_TOKEN: z.string().min(16, "RESTRIDE_METRICS_TOKEN must have 16 characters or more.").optional(),
});

/** What an installation is told from outside. */
export interface Config {
  /** By the owner of the database: migrations, jobs and the ear for facts. */
  readonly databaseUrl: string;
  /** By a login that may do less: what serves requests. */
  readonly appDatabaseUrl: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly signingKey: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Where people write to for help. */
  readonly supportEmail: string;
  /** Where files are kept: a folder, or s3://bucket/prefix. */
  readonly filesPlace: string;
  readonly gatewayUrl: string | null;
  /** A map service with Nominatim's interface; null where places are not looked up. */
  readonly mapUrl: string | null;
  /** Carriers that may tell where parcels are, with their keys and hosts. */
  readonly carrierSettings: CarrierSettings;
  /** Where carriers are asked for news; null where they only tell them. */
  readonly carriersUrl: string | null;
  readonly metricsToken: string | null;
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Whether strangers may send documents other than those of the applications. */
  readonly openDocuments: boolean;
  /** The company whose team takes cases over. */
  readonly vendorName: string;
}

/** Reads the environment. All that is missing is said at once. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const read = schema.safeParse(environment);
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join("\n"));
  const given = read.data;
  return {
    databaseUrl: given.DATABASE_URL,
    appDatabaseUrl: given.RESTRIDE_APP_DATABASE_URL ?? given.DATABASE_URL,
    port: given.PORT,
    publicUrl: given.RESTRIDE_PUBLIC_URL.replace(/\/$/, ""),
    signingKey: given.RESTRIDE_SIGNING_KEY,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.RESTRIDE_MAIL_FROM,
    supportEmail: given.RESTRIDE_SUPPORT_EMAIL,
    filesPlace: given.RESTRIDE_FILES,
    gatewayUrl: given.RESTRIDE_GATEWAY_URL ?? null,
    mapUrl: given.RESTRIDE_MAP_URL ?? null,
    carrierSettings: given.RESTRIDE_CARRIERS ?? new Map(),
    carriersUrl: given.RESTRIDE_CARRIERS_URL ?? null,
    metricsToken: given.RESTRIDE_METRICS_TOKEN ?? null,
    trustedProxies: given.RESTRIDE_TRUST_PROXY ?? [],
    openDocuments: given.RESTRIDE_OPEN_DOCUMENTS === "yes",
    vendorName: given.RESTRIDE_VENDOR,
  };
};
