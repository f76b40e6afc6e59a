import { randomUUID } from 'node:crypto'
import pg from 'pg'

const eventsOfProject = 100
const projectsOfOrganization = 100

/** Adds this many rows to the log, each like its first added task, for organizations that nobody asks about. */
export async function seedLog(url: string, count: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ data: string; metadata: string }>(
      `select data, metadata from log.events where type = 'TaskAdded' order by position limit 1`,
    )
    if (!rows[0]) throw new Error('there is no task to take after')
    const { projectId, taskId, stepId } = JSON.parse(rows[0].data) as Record<string, string>
    const metadata = JSON.stringify({ ...JSON.parse(rows[0].metadata), from: null })
    await client.query(
      `insert into log.events (position, stream, revision, event_id, type, organization_id, project_id, at, data, metadata)
       select head.position + n, 'plan-' || project.id, (n - 1) % $2, event.id, 'TaskAdded', organization.id, project.id, head.at,
              replace(replace(replace($4, $5, project.id::text), $6, event.id::text), $7, organization.id::text), $8
       from (select position, at from log.events order by position desc limit 1) as head,
            generate_series(1, $1::int) as n,
            lateral (select md5($9 || n)::uuid as id) as event,
            lateral (select md5($9 || 'project' || (n - 1) / $2)::uuid as id) as project,
            lateral (select md5($9 || 'organization' || (n - 1) / ($2 * $3))::uuid as id) as organization`,
      [count, eventsOfProject, projectsOfOrganization, rows[0].data, projectId, taskId, stepId, metadata, randomUUID()],
    )
    await client.query('analyze log.events')
  } finally {
    await client.end()
  }
}
