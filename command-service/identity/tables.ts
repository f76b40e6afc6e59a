import { olderThan } from '@prumo/platform/postgres/expired'
import type { Tables } from '@prumo/platform/postgres/tables'

const dayMs = 24 * 3_600_000

/** Passwords as hashes, codes that set a new one, and codes that prove an address. */
export const identityTables: Tables = {
  owner: 'identity',
  migrations: [
    `
    create table if not exists platform.credentials (
      credential_id uuid primary key,
      user_id uuid not null,
      hash text not null,
      made_at timestamptz not null
    );

    create table if not exists platform.recovery_codes (
      code_hash text primary key,
      recovery_id uuid not null,
      user_id uuid not null
    );
    alter table platform.recovery_codes add column if not exists made_at timestamptz not null default now();`,
    `
    create table platform.email_proof_codes (
      code_hash text primary key,
      proof_id uuid not null,
      user_id uuid not null,
      address_hash text not null,
      made_at timestamptz not null
    );`,
  ],
  // A code that was used since must not work again.
  passing: ['platform.recovery_codes'],
  expired: [olderThan(dayMs, 'platform.recovery_codes'), olderThan(8 * dayMs, 'platform.email_proof_codes')],
  forgets: [
    'delete from platform.credentials where user_id = $1',
    'delete from platform.recovery_codes where user_id = $1',
    'delete from platform.email_proof_codes where user_id = $1',
  ],
}
