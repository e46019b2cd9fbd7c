import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const nonceLength = 12;
const tagLength = 16;

/** Returns functions that encrypt and decrypt texts with AES-256-GCM. The key is derived from the secret and the purpose by HKDF. */
export const makeSeal = (secret: string, purpose: string) => {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    /** Returns nonce, authentication tag and encrypted text in one buffer. */
    encrypt: (text: string): Buffer => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    /** Decrypts a text. Throws when it was encrypted with another secret, or changed. */
    decrypt: (sealed: Buffer): string => {
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, nonceLength));
      decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      return decipher.update(sealed.subarray(nonceLength + tagLength), undefined, "utf8") + decipher.final("utf8");
    },
  };
};

export type Seal = ReturnType<typeof makeSeal>;
