import type { Tables } from '../postgres/tables'

/** How often each caller did what is limited. */
export const limitTables: Tables = {
  owner: 'limits',
  migrations: [
    `
    create table if not exists platform.rate_limits (
      key text primary key,
      points int not null default 0,
      expire bigint
    );`,
  ],
  passing: ['platform.rate_limits'],
  // Rate limits go by the clock of the machine.
  expired: [() => ({ from: 'platform.rate_limits', where: 'expire < $1', values: [Date.now()] })],
}
