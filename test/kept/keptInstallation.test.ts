import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Prumo, startPrumo } from '../../startPrumo'
import { verifierAlone } from '../audit/verifierAlone'
import { askProgram, configOn } from '../operations/askProgram'
import { aPassword, type Person, personAt } from '../world/person'
import { keptInstallation } from './keptInstallation'

const { folder: outside, run } = verifierAlone()
const kept = await keptInstallation('before0040')
const { founder, projectId, taskId } = kept.contents

let prumo: Prumo
let ana: Person
beforeAll(async () => {
  prumo = await startPrumo(configOn(kept.settings))
  ana = personAt(prumo.url, founder)
  await ana.signIn(aPassword)
})
afterAll(async () => {
  await prumo.stop()
  await kept.end()
})

describe('An installation of the version before events could grow', () => {
  it('starts, and shows what it had', async () => {
    expect((await ana.ask('task', { projectId, taskId })).title).toMatch(/^Tarefa /)
    const projects = await ana.ask('projects', { scope: 'all' })
    expect(projects.map((project) => project.projectId)).toContain(projectId)
  })

  it('has read models that equal a rebuild from its log', async () =>
    expect(await prumo.compareReadModels()).toEqual([]))

  it('has a log that verifies against the heads that it published', async () => {
    const [viewId, exportId] = [crypto.randomUUID(), crypto.randomUUID()]
    await ana.act('ViewActionLog', { viewId, filters: wholeLog })
    await ana.act('ExportLogProof', { viewId, exportId })
    const { status, body } = await ana.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)
    expect(status).toBe(200)
    const file = join(outside, 'log.jsonl')
    await writeFile(file, String(body))
    const { status: exit, output } = run(file, '--heads', join(kept.folder, 'heads', founder.organizationId))
    expect(output).toContain('GOOD')
    expect(exit).toBe(0)
  })

  it('takes commands, and nothing is wrong with it', async () => {
    const tagId = crypto.randomUUID()
    await ana.act('AddTag', { projectId, tagId, description: 'De hoje', textColour: '#ffffff', colour: '#112233' })
    const { tags } = await ana.ask('board', { projectId })
    expect(tags.map((tag) => tag.tagId)).toContain(tagId)
    expect(await askProgram(kept.settings, 'check')).toMatchObject({ code: 0 })
  })
})
