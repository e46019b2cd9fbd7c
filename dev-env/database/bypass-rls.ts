/** Options of a connection that sees the rows of all tenants, even if the database's owner is no superuser. */
export const bypassRls = "-c restride.customers=*";
