import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { aProject, world } from '../world/world'

const most = 3
const { founder, project } = await world({ COPIES_PER_HOUR: String(most) })

/** The answer to a copy of this project, or to a new project where none is named. */
const attempt = (person: Person, source: string | null) =>
  person.attempt('CreateProject', {
    ...aProject(fresh()),
    copyFrom: source ? { projectId: source, parts: ['tasks'] } : null,
  })

it('copies so many projects an hour for an organization, and takes new ones and others’ copies as before', async () => {
  const [ana, stranger] = [await founder(), await founder()]
  const [source, elsewhere] = [await project(ana), await project(stranger)]
  for (let copy = 0; copy < most; copy++) expect((await attempt(ana, source)).status).toBe(200)
  const { status, body, headers } = await attempt(ana, source)
  expect([status, body.code, body.details]).toMatchObject([429, 'project.copiedTooOften', { most }])
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect((await attempt(ana, null)).status).toBe(200)
  expect((await attempt(stranger, elsewhere)).status).toBe(200)
})
