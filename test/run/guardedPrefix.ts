/** How the names of databases begin to which this run's Postgres lets nobody without the right password. */
export const guardedPrefix = 'test_guarded_'
