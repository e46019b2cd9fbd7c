/** Options of a connection that sees every tenant's rows, also where the database's owner is no superuser. */
export const bypassRls = "-c restride.customers=*";
