/** What the programs of Postgres see of our environment: no `PG…` setting of the user's, and no locale. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  TEMP: process.env.TEMP,
  LC_ALL: 'C',
  TZ: 'UTC',
})
