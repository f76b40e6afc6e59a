import type { ClientBase } from 'pg'

/** The projects in which something may follow, of each policy that says with which event that begins. */
type PolicyProjects = {
  has(policy: string, projectId: string): boolean
  /** Keeps them in this transaction, and from now on. */
  add(client: ClientBase, policy: string, projectIds: readonly string[]): Promise<void>
}

const keyOf = (policy: string, projectId: string) => `${policy} ${projectId}`

/** Whoever follows the log is alone, so that memory says what the table says. */
export async function readPolicyProjects(client: ClientBase): Promise<PolicyProjects> {
  const { rows } = await client.query<{ policy: string; project_id: string }>(
    'select policy, project_id from platform.policy_projects',
  )
  const begun = new Set(rows.map(({ policy, project_id }) => keyOf(policy, project_id)))
  return {
    has: (policy, projectId) => begun.has(keyOf(policy, projectId)),
    add: async (client, policy, projectIds) => {
      const lacking = [...new Set(projectIds)].filter((projectId) => !begun.has(keyOf(policy, projectId)))
      if (lacking.length === 0) return
      await client.query(
        'insert into platform.policy_projects (policy, project_id) select $1, unnest($2::uuid[]) on conflict do nothing',
        [policy, lacking],
      )
      for (const projectId of lacking) begun.add(keyOf(policy, projectId))
    },
  }
}
