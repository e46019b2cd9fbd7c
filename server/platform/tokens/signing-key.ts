import { createPrivateKey, createPublicKey, type JsonWebKey } from "node:crypto";
import * as texts from "./tokens-texts.ts";

/** An Ed25519 key pair as a JSON Web Key. */
export interface SigningKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly x: string;
  readonly d: string;
  readonly kid?: string;
}

/** Private keys that standards print as examples: RFC 8032 (the first is in RFC 8037 too), RFC 8410 and RFC 9421. */
const publishedKeys = new Set([
  "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
  "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
  "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
  "f5e5767cf153319517630f226876b86c8160cc583bc013744c6bf255f5cc0ee5",
  "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
  "0305334e381af78f141cb666f6199f57bc3495335a256a95bd2a55bf546663f6",
  "ab9c2853ce297ddab85c993b3ae14bcad39b2c682beabc27d6d4eb20711d6560",
  "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842",
  "9f8362f87a484a954e6e740c5b4c0e84229139a20aa8ab56ff66586f6a7d29c5",
]);

/** Minimum number of distinct bytes among 32. Random bytes are nearly all different; fewer than this were typed by hand. */
const minDistinctBytes = 16;

const isGuessable = (secret: Buffer): boolean => {
  const steps = new Set(secret.subarray(1).map((byte, at) => byte - secret[at]!));
  return steps.size === 1 || new Set(secret).size < minDistinctBytes || publishedKeys.has(secret.toString("hex"));
};

/** Returns the line that contains JSON: unless npm runs silently, it prints two lines of its own before it. */
const jsonIn = (text: string): string => text.split("\n").find((line) => line.trimStart().startsWith("{")) ?? text;

/**
 * Parses and checks the key: its halves belong together, and it is not published. Throws a sentence that names the environment variable.
 */
export const readSigningKey = (text: string): SigningKey => {
  const { kty, crv, x, d, kid } = parseKey(text);
  if (kty !== "OKP" || crv !== "Ed25519" || !x || !d || publicHalf({ kty, crv, x, d }) !== x)
    throw new Error(texts.noKey);
  if (isGuessable(Buffer.from(d, "base64url"))) throw new Error(texts.weakKey);
  return { kty, crv, x, d, ...(kid && { kid }) };
};

/**
 * Returns the text of the key without other lines; other secrets are derived from it too. Throws a sentence that names the environment
 * variable.
 */
export const signingKeyText = (text: string): string => {
  readSigningKey(text);
  return jsonIn(text).trim();
};

const parseKey = (text: string): Partial<Record<"kty" | "crv" | "x" | "d" | "kid", string>> => {
  try {
    return Object(JSON.parse(jsonIn(text)));
  } catch {
    throw new Error(texts.noKey);
  }
};

/** Returns the public half that belongs to the private half; undefined for an invalid key. */
const publicHalf = (key: JsonWebKey): string | undefined => {
  try {
    return createPublicKey(createPrivateKey({ key, format: "jwk" })).export({ format: "jwk" }).x;
  } catch {
    return undefined;
  }
};
