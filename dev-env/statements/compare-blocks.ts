import { withOwnClient } from "@restride/server/platform/database/client.ts";
import { withoutOptions } from "@restride/server/platform/database/pool.ts";
import type pg from "pg";
import { appLogin } from "../database/app-login.ts";
import type { BlockCount } from "./count-blocks.ts";

/** Blocks that a statement may read beyond twice those of another plan, clinic or company. */
const slack = 60;

/** Returns whether one reads more than the other, for each row that it returns. */
export const isBeyond = (more: BlockCount, less: BlockCount): boolean =>
  more.blocks > 2 * less.blocks * Math.max(1, more.rows / Math.max(1, less.rows)) + slack;

/** Runs work on a connection of the login that serves requests. */
export const withAppClient = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withOwnClient(
    {
      connectionString: withoutOptions(await appLogin(databaseUrl)),
      options: "-c role=restride_app -c search_path=public -c timezone=UTC -c jit=off",
    },
    work,
  );
