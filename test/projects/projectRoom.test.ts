import { projectLimitOf } from '@prumo/contracts/subscription/plans'
import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { grantPlan } from '../world/grantPlan'
import type { Person } from '../world/person'
import { aProject, world } from '../world/world'

const theWorld = await world()
const most = projectLimitOf('trial')

const attempt = (person: Person, copied: string | null = null, projectId = fresh()) =>
  person.attempt('CreateProject', {
    ...aProject(projectId),
    copyFrom: copied ? { projectId: copied, parts: ['steps'] } : null,
  })
const full = { status: 409, body: { code: 'project.mostReached', details: { most } } }

/** Somebody on trial with this many projects, of which the first is named. */
async function founderOf(count: number): Promise<{ ana: Person; first: string }> {
  const ana = await theWorld.founder()
  const first = await theWorld.project(ana)
  for (let made = 1; made < count; made++) await theWorld.project(ana)
  return { ana, first }
}

it('SUB-09 one of 32 projects that are begun at once gets the last place, and none of them two', async () => {
  const { ana } = await founderOf(most - 1)
  const replies = await Promise.all(Array.from({ length: 32 }, () => attempt(ana)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of replies.filter((reply) => reply.status !== 200))
    expect({ status, body }).toMatchObject(full)
  expect((await ana.ask('projects', { scope: 'all' })).length).toBe(most)
})

it('SUB-09 a copy needs a place, and one that goes on; what is finished, inactive or deleted has none', async () => {
  const { ana, first } = await founderOf(most)
  const set = (projectId: string, status: 'active' | 'paused' | 'finished' | 'inactive') =>
    ana.attempt('ChangeProjectStatus', { projectId, status })
  expect(await attempt(ana, first)).toMatchObject(full)

  expect((await set(first, 'paused')).status).toBe(200)
  expect(await attempt(ana)).toMatchObject(full)
  expect((await set(first, 'finished')).status).toBe(200)
  const copied = fresh()
  expect((await attempt(ana, first, copied)).status).toBe(200)
  for (const status of ['active', 'paused'] as const) expect(await set(first, status)).toMatchObject(full)
  expect((await set(first, 'inactive')).status).toBe(200)

  const { pitch } = await ana.ask('project', { projectId: copied })
  await ana.act('DeleteProject', { projectId: copied, pitch })
  expect((await set(first, 'active')).status).toBe(200)
  expect(await attempt(ana)).toMatchObject(full)
})

it('SUB-09 what is refused takes no place, and a command that is sent again takes one', async () => {
  const { ana } = await founderOf(most - 1)
  const internalCode = `OBRA-${fresh().slice(0, 8)}`
  const stranger = { email: 'ninguem@obra.example', as: ['team' as const] }
  const { status } = await ana.attempt('CreateProject', { ...aProject(fresh()), sharedWith: [stranger] })
  expect(status).toBe(409)
  const [projectId, id] = [fresh(), fresh()]
  const data = { ...aProject(projectId), internalCode }
  await ana.act('CreateProject', data, id)
  await ana.act('CreateProject', data, id)
  expect(await attempt(ana)).toMatchObject(full)
})

it('SUB-09 a plan that is bought has no last place', async () => {
  const { ana } = await founderOf(most)
  await grantPlan(theWorld, ana, { plan: 'startup', seats: 3 })
  expect((await attempt(ana)).status).toBe(200)
})
