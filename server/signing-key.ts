/** Prints a new private key for RESTRIDE_SIGNING_KEY. Keep it secret: whoever has it can sign anybody in. */
import { newSigningKey } from "./platform/tokens/tokens.ts";

process.stdout.write(`${await newSigningKey()}\n`);
