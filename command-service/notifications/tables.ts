import type { Tables } from '@prumo/platform/postgres/tables'

/** Notifications on their way into a mail, and before when a person gets no further one. */
export const notificationTables: Tables = {
  owner: 'notifications',
  migrations: [
    `
    create table if not exists platform.notification_mails (
      user_id uuid not null,
      event_id uuid not null,
      organization_id uuid not null,
      project_id uuid not null,
      kind text not null,
      correlation_id text not null,
      features jsonb not null,
      record_kind text not null,
      record_id uuid not null,
      by_id uuid,
      queued_at timestamptz not null,
      primary key (user_id, event_id)
    );

    create table if not exists platform.notification_turns (
      user_id uuid primary key,
      not_before timestamptz not null,
      failures int not null default 0
    );`,
  ],
  expired: [
    // A person who was mailed so long ago gets the next mail at once anyway.
    ({ now }) => ({
      from: 'platform.notification_turns',
      where: 'not_before < $1 and user_id not in (select user_id from platform.notification_mails)',
      values: [now],
    }),
  ],
  forgets: [
    'delete from platform.notification_mails where user_id = $1',
    'delete from platform.notification_turns where user_id = $1',
  ],
}
