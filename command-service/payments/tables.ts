import type { Tables } from '@prumo/platform/postgres/tables'

const dayMs = 86_400_000
/** Gateways say the same again for days. */
const noticesKeptMs = 30 * dayMs
/** No letter makes sense for so long: until then it is known that it was sent. */
const lettersKeptMs = 90 * dayMs

/**
 * When subscriptions are looked at; where payments are begun at gateways, written before a gateway hears of them; what
 * gateways have said that happened; the letters about plans; and the gateway of the sandbox itself.
 */
export const paymentTables: Tables = {
  owner: 'payments',
  migrations: [
    `
    create table platform.payment_openings (
      payment_id uuid primary key,
      organization_id uuid not null,
      gateway text not null,
      attempted_at timestamptz not null,
      reference text,
      read_at timestamptz,
      is_final boolean not null default false
    );
    create index payment_openings_by_reference on platform.payment_openings (gateway, reference);
    create index payment_openings_not_final on platform.payment_openings (gateway, read_at nulls first)
      where not is_final;

    create table platform.payment_notices (
      gateway text not null,
      notice_id text not null,
      payment_id uuid,
      reference text,
      received_at timestamptz not null,
      read_at timestamptz,
      primary key (gateway, notice_id)
    );
    create index payment_notices_unread on platform.payment_notices (received_at) where read_at is null;

    create table platform.gateway_customers (
      gateway text not null,
      organization_id uuid not null,
      customer text not null,
      primary key (gateway, organization_id)
    );

    create table platform.sandbox_payments (
      payment_id uuid primary key,
      reference text not null unique,
      client_secret text not null,
      method text not null,
      cents bigint not null,
      currency text not null,
      state text not null,
      because text,
      card jsonb,
      payable_until date,
      expires_at timestamptz,
      paid_at timestamptz,
      was_asked boolean not null default false
    );

    create table platform.subscription_due (
      organization_id uuid primary key,
      due_at timestamptz not null
    );
    create index subscription_due_by_time on platform.subscription_due (due_at);`,
    `
    alter table platform.subscription_due add column notes int not null default 0;
    alter table platform.subscription_due add column awaits_gateway boolean not null default false;
    drop index platform.subscription_due_by_time;
    create index subscription_due_to_look_at on platform.subscription_due (due_at) where not awaits_gateway;
    create index subscription_due_at_gateway on platform.subscription_due (due_at) where awaits_gateway;

    create table platform.plan_letters (
      organization_id uuid not null,
      name text not null,
      not_before timestamptz not null,
      failures int not null default 0,
      settled_at timestamptz,
      primary key (organization_id, name)
    );
    create index plan_letters_waiting on platform.plan_letters (not_before) where settled_at is null;`,
  ],
  expired: [
    ({ now }) => ({
      from: 'platform.payment_notices',
      where: 'received_at < $1 and read_at is not null',
      values: [new Date(now.getTime() - noticesKeptMs)],
    }),
    ({ now }) => ({
      from: 'platform.plan_letters',
      where: 'settled_at < $1',
      values: [new Date(now.getTime() - lettersKeptMs)],
    }),
  ],
}
