import { type CleaningTime, type Expired, olderThan } from '../postgres/expired'
import { keepsEventId } from '../postgres/keepsEventId'
import type { Tables } from '../postgres/tables'
import { handOffMs } from './handOffs'

/** Who is signed in, and codes that take a session into another window. */
export const sessionTables: Tables = {
  owner: 'sessions',
  migrations: [
    `
    create table if not exists platform.sessions (
      token_hash text primary key,
      session_ref text not null,
      user_id uuid not null,
      organization_id uuid not null,
      began_at timestamptz not null,
      seen_at timestamptz not null,
      rights_position bigint not null default 0
    );
    alter table platform.sessions add column if not exists ends_at timestamptz;
    create index if not exists sessions_of_user on platform.sessions (user_id);
    create index if not exists sessions_of_organization on platform.sessions (organization_id);

    create table if not exists platform.hand_offs (
      code_hash text primary key,
      binding_hash text not null,
      user_id uuid not null,
      organization_id uuid not null,
      made_at timestamptz not null
    );
    alter table platform.hand_offs add column if not exists token_hash text;

    -- Older databases spell ids in several ways, so a session could be taken for another person's. All of them end.
    do $$ begin
      if not exists (select from information_schema.columns
                     where table_schema = 'platform' and table_name = 'ledger' and column_name = 'version') then
        delete from platform.sessions;
        delete from platform.hand_offs;
      end if;
    end $$;
    ${keepsEventId('platform.sessions', 'rights_position', 'rights_event_id')}`,
  ],
  always: `
    revoke all on platform.sessions from prumo_query;
    grant select, update (seen_at) on platform.sessions to prumo_query;`,
  // Whoever was signed in then signs in again: sessions that ended since must not begin anew.
  passing: ['platform.sessions', 'platform.hand_offs'],
  places: [
    `(select 'the rights of a session' as keeper, rights_position as position, rights_event_id as event_id
      from platform.sessions order by rights_position desc limit 1)`,
  ],
  expired: [expiredSessions, olderThan(handOffMs, 'platform.hand_offs')],
  forgets: ['delete from platform.hand_offs where user_id = $1'],
}

/** Idle for too long, as old as any may become, or ended before that. */
function expiredSessions({ now, idleMs, absoluteMs }: CleaningTime): ReturnType<Expired> {
  const since = (ms: number) => new Date(now.getTime() - ms)
  return {
    from: 'platform.sessions',
    where: 'began_at < $1 or seen_at < $2 or ends_at < $3',
    values: [since(absoluteMs), since(idleMs), now],
  }
}
