import { keepsEventId } from '../postgres/keepsEventId'
import type { Tables } from '../postgres/tables'

/** How far read models are, who folds them, and where one stands still. */
export const readModelTables: Tables = {
  owner: 'read-models',
  migrations: [
    `
    create schema if not exists read;

    create table if not exists read.checkpoints (
      table_name text not null,
      version int not null,
      position bigint not null,
      live boolean not null,
      shard int not null default 0
    );
    alter table read.checkpoints add column if not exists shard int not null default 0;
    alter table read.checkpoints drop constraint if exists checkpoints_pkey;
    create unique index if not exists checkpoints_of_shard on read.checkpoints (table_name, version, shard);

    create table if not exists read.shards (
      shard int primary key,
      owner uuid not null
    );

    create table if not exists read.parked (
      table_name text not null,
      version int not null,
      organization_id uuid not null,
      position bigint not null,
      error text not null,
      primary key (table_name, version, organization_id)
    );
    alter table read.parked add column if not exists after bigint not null default 0;
    ${keepsEventId('read.checkpoints')}
    ${keepsEventId('read.parked')}`,
  ],
  always: `
    grant usage on schema read to prumo_command, prumo_query;
    grant usage, create on schema read to prumo_projection;
    grant select, insert, update, delete on read.checkpoints, read.shards, read.parked to prumo_projection;
    grant select on read.checkpoints, read.parked to prumo_command, prumo_query;`,
  places: [
    "select 'the read models' as keeper, position, event_id from read.checkpoints",
    `select 'who stands still in a read model' as keeper, position, event_id
     from read.parked where event_id is not null`,
    "select 'who stands still in a read model' as keeper, after as position, null::uuid as event_id from read.parked",
  ],
}
