import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { taskIn } from '../given/taskIn'
import type { Person, ProblemBody } from '../world/person'
import { world } from '../world/world'

const theWorld = await world({})
const { founder, project, databaseUrl } = theWorld

const upload = (who: Person, projectId: string, content: string) =>
  who.request('POST', `/rest/uploads?projectId=${projectId}&fileName=a.csv`, Buffer.from(content), {
    'Content-Type': 'application/octet-stream',
  })

/** Read models that fold nothing until this is let go. */
async function holdReadModels() {
  const holder = new pg.Client(databaseUrl)
  await holder.connect()
  await holder.query('begin; select from read.shards for update')
  return { letGo: () => holder.end() }
}

describe('What one account does at length', () => {
  it('IMP-01 24 files of one person keep nobody else from importing', { timeout: 120_000 }, async () => {
    const [eve, bia] = [await founder(), await founder()]
    const [hers, projectId] = [await project(eve), await project(bia)]
    const columns = Array.from({ length: 100 }, (_, column) => `c${column}`).join(',')
    const large = `${columns}\n${`${'1,'.repeat(99)}1\n`.repeat(300)}`
    let done = 0
    const sent = Array.from({ length: 24 }, async () => {
      const { status } = await upload(eve, hers, large)
      done++
      return status
    })
    await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(0)
    const before = done
    expect((await upload(bia, projectId, 'Título,Etapa\nUm,Fazer\n')).status).toBe(200)
    expect(done - before).toBeLessThan(8)
    expect([...new Set(await Promise.all(sent))].filter((status) => status !== 200 && status !== 429)).toEqual([])
  })

  it('IMP-04 a row of 500,000 columns is refused while it is read', async () => {
    const eve = await founder()
    const { status, body } = await upload(eve, await project(eve), 'a,'.repeat(500_000))
    expect([status, (body as ProblemBody).code]).toEqual([409, 'import.tooManyColumns'])
  })
})

describe('What one organization has written and nobody has folded', () => {
  it('API-09 makes its next change wait, then come back later, and nobody else’s', { timeout: 120_000 }, async () => {
    const [eve, bia] = [await founder(), await founder()]
    const [hers, projectId] = [await project(eve), await project(bia)]
    const taskIds: string[] = []
    for (let number = 0; number < 20; number++) taskIds.push(await taskIn(eve, hers, `Tarefa ${number}`))
    const task = { projectId, stepId: await firstStepOf(bia, projectId), title: 'Prumo' }
    const change = (progress: number) => eve.attempt('ChangeTasks', { projectId: hers, taskIds, progress })
    const held = await holdReadModels()
    try {
      let refused = await change(1)
      for (let progress = 2; refused.status === 200 && progress < 100; progress++) refused = await change(progress)
      expect([refused.status, refused.body.code]).toEqual([429, 'request.tooMany'])
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      const written = await bia.attempt('AddTask', {
        ...task,
        taskId: crypto.randomUUID(),
        startOn: '2027-03-02',
        endOn: '2027-03-06',
      })
      expect(written.status).toBe(200)
      expect((await eve.attempt('SignOut', {})).status).toBe(200)
    } finally {
      await held.letGo()
    }
    await eve.signIn()
    expect((await change(3)).status).toBe(200)
  })
})
