import type { Tables } from '@prumo/platform/postgres/tables'

/**
 * How far each policy has read the log, and events that it has yet to react to. Where a policy says with what something
 * begins: the projects in which it has.
 */
export const policyTables: Tables = {
  owner: 'policies',
  migrations: [
    `
    create table if not exists platform.policies (
      name text primary key,
      position bigint not null,
      event_id uuid
    );

    create table if not exists platform.policy_work (
      number bigint generated always as identity,
      policy text not null,
      event_id uuid not null,
      stream text not null,
      organization_id uuid not null,
      attempts int not null default 0,
      due_at timestamptz not null default now(),
      error text,
      primary key (policy, event_id)
    );
    create index if not exists policy_work_in_order on platform.policy_work (policy, organization_id, number);`,
    `
    create table if not exists platform.policy_projects (
      policy text not null,
      project_id uuid not null,
      primary key (policy, project_id)
    );`,
  ],
  always: 'grant select on platform.policy_work to prumo_projection',
  places: ["select 'a policy' as keeper, position, event_id from platform.policies"],
}
