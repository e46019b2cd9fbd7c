declare module "http_ece" {
  import type { ECDH } from "node:crypto";
  /** Decrypts a message that was encrypted for a browser (RFC 8188 and 8291). */
  export function decrypt(body: Buffer, keys: { version: "aes128gcm"; privateKey: ECDH; authSecret: Buffer }): Buffer;
}
