/** Prints a new private key for RESTRIDE_SIGNING_KEY. Keep it secret: a person who has it can sign in as anybody. */
import { newSigningKey } from "./platform/tokens/tokens.ts";

process.stdout.write(`${await newSigningKey()}\n`);
