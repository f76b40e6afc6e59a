import type { Client } from 'pg'
import { backOff } from '../concurrency/backOff'
import type { Secrets } from '../secrets/secrets'

/** Each service connects as a role of its own, which may do no more than the service needs. */
export const roles = ['prumo_command', 'prumo_projection', 'prumo_query'] as const
export type Role = (typeof roles)[number]

const tries = 10
const longestPauseMs = 200

const passwordOf = (secrets: Secrets, role: Role) => secrets.hash('database role', role)

/** The address of the same database for a role. */
export function urlFor(role: Role, ownerUrl: string, secrets: Secrets): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = passwordOf(secrets, role)
  return url.href
}

export async function createRoles(client: Client, secrets: Secrets): Promise<void> {
  for (const role of roles) await atOnceOrAgain(() => client.query(roleSql(role, passwordOf(secrets, role))))
}

const roleSql = (role: Role, password: string) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then
      create role ${role} login;
    end if;
    alter role ${role} password '${password}' nosuperuser nocreatedb nocreaterole nobypassrls;
  end $$`

/** Roles belong to the server: another process that starts at the same time may be altering the same role. */
async function atOnceOrAgain(run: () => Promise<unknown>): Promise<void> {
  const pauses = backOff(longestPauseMs)
  for (let tried = 1; ; tried++) {
    try {
      await run()
      return
    } catch (error) {
      if (tried === tries || !/concurrently updated|already exists|duplicate key/.test(String(error))) throw error
      await pauses.wait()
    }
  }
}
