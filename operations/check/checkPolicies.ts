import type { ClientBase } from 'pg'
import { openInstances } from './instances'

/** Whoever has failed so often fails for a reason that does not pass by itself. */
const oftenFailed = 8

type Failing = {
  policy: string
  eventId: string
  organizationId: string | null
  attempts: number
  error: string | null
}

/**
 * I18: what follows from events gets done. What has failed again and again holds up its organization's further work of
 * this policy.
 */
export async function checkPolicies(client: ClientBase) {
  const violations = openInstances()
  const { rows } = await client.query<Failing>(
    `select policy, event_id as "eventId", organization_id as "organizationId", attempts, error
     from platform.policy_work where attempts >= $1 order by number`,
    [oftenFailed],
  )
  for (const { policy, eventId, organizationId, attempts, error } of rows)
    violations.add(
      `${policy} has failed ${attempts} times on event ${eventId} of organization ${organizationId}: ${error}`,
    )
  const counted = await client.query<{ count: number }>('select count(*)::int as count from platform.policy_work')
  return { violations, looked: `${counted.rows[0]?.count ?? 0} reactions still to come` }
}
