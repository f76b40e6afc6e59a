import { afterAll, describe, expect, it } from 'vitest'
import { startPrumo } from '../../startPrumo'
import { configOn } from '../operations/askProgram'
import { aPassword, personAt } from '../world/person'
import { keptInstallation } from './keptInstallation'
import { lacksVersionBefore, startVersionBefore } from './versionBefore'

const reason = lacksVersionBefore()
const kept = await keptInstallation('before0040')
const { founder, projectId, taskId } = kept.contents
afterAll(() => kept.end())

const colours = { textColour: '#ffffff', colour: '#112233' }

describe('The version before', () => {
  it('starts on the database that today’s version migrated, and shows and takes what comes', async ({ skip }) => {
    if (reason) skip(reason)
    const today = await startPrumo(configOn(kept.settings))
    const ana = personAt(today.url, founder)
    await ana.signIn(aPassword)
    await ana.act('AddTag', { projectId, tagId: crypto.randomUUID(), description: 'De hoje', ...colours })
    await today.stop()

    const before = await startVersionBefore({ ...kept.settings, REQUESTS_PER_MINUTE: '1000000' })
    const anaBefore = personAt(before.url, founder)
    await anaBefore.signIn(aPassword)
    expect((await anaBefore.ask('task', { projectId, taskId })).taskId).toBe(taskId)
    await anaBefore.act('AddTag', { projectId, tagId: crypto.randomUUID(), description: 'De antes', ...colours })
    const { tags } = await anaBefore.ask('board', { projectId })
    await before.stop()
    expect(tags.map(({ description }) => description)).toEqual(expect.arrayContaining(['De hoje', 'De antes']))
  })
})
