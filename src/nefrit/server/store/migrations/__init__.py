"""The versions of the database's schema, one file for each: what a newer one changes in an older one."""
