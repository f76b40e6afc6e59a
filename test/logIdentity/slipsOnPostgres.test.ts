import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import { addTags, type Installation, installation, tagsIn } from './installation'

let original: Installation
let ours: Installation
let projectId: string

beforeAll(async () => {
  original = await installation({})
  const prumo = await original.start()
  const { ana, projectId: id } = await original.founded(prumo)
  projectId = id
  await addTags(ana, projectId, 12)
  // Answered once the read models have all of it.
  await ana.ask('board', { projectId })
  await prumo.stop()
})
afterAll(() => original.end())

beforeEach(async () => {
  ours = await installation({}, original)
})
afterEach(() => ours.end())

/** What only the database's owner can do to the log. */
const inTheLog = async (statement: string) => {
  await ours.query('alter table log.events disable trigger user')
  await ours.query(statement)
  await ours.query('alter table log.events enable trigger user')
}
const cutTo = (share: number) =>
  inTheLog(
    `create table public.kept as select * from log.events where position > (select max(position) * ${share} from log.events);
     delete from log.events e using public.kept k where e.position = k.position`,
  )
const putBack = () => inTheLog('insert into log.events select * from public.kept; drop table public.kept')
const served = async (count: number) => {
  const prumo = await ours.start()
  const ana = await ours.signedIn(prumo)
  await expect.poll(() => tagsIn(ana, projectId)).toBe(count)
  expect(await prumo.compareReadModels()).toEqual([])
  return { prumo, ana }
}

describe('On Postgres alone, Prumo', () => {
  it.each([
    [0.7, 'shorterLog'],
    [0, 'emptyLog'],
  ])('does not start where the log was cut to %d of it, and serves all once it is whole', async (share, why) => {
    await cutTo(share)
    await expect(ours.start()).rejects.toMatchObject({ doubt: { why } })
    for (const words of [['rebuild', 'tasks_tags'], ['resume']])
      expect(await ours.program({}, ...words)).toMatchObject({ code: 65, lines: [] })
    await putBack()
    await (await served(12)).prumo.stop()
  })

  it('does not start where another event stands at a checkpoint', async () => {
    await inTheLog(
      `update log.events set event_id = '${randomUUID()}' where position = (select max(position) from log.events)`,
    )
    await expect(ours.start()).rejects.toMatchObject({ doubt: { why: 'otherHistory' } })
  })

  it('does not begin anew where its database is gone and its files are there', async () => {
    const otherInstallation = await installation({})
    await expect(otherInstallation.start({ PRUMO_DATA: ours.folder })).rejects.toMatchObject({
      doubt: { why: 'emptyLog' },
    })
    expect(await otherInstallation.query('select from log.identity')).toEqual([])
    await otherInstallation.end()
  })

  it('starts where an older version has moved on meanwhile, which knows of no event ids', async () => {
    await ours.query('update read.checkpoints set position = position - 1')
    expect(await ours.query('select from read.checkpoints where event_id is not null')).toEqual([])
    await ours.query('update read.checkpoints set position = position + 1')
    await (await served(12)).prumo.stop()
    const { prumo, ana } = await served(12)
    await addTags(ana, projectId, 1)
    await expect.poll(() => tagsIn(ana, projectId)).toBe(13)
    await prumo.stop()
    const unknown =
      'select from read.checkpoints c left join log.events e using (position, event_id) where e.stream is null'
    expect(await ours.query(unknown)).toEqual([])
  })

  it('keeps each place with the event that stands there: read models, ledger, relay, snapshots, rights', async () => {
    // So many events of one stream are kept as a snapshot.
    await ours.seedTags(projectId, 520)
    const { prumo, ana } = await served(532)
    await addTags(ana, projectId, 1)
    await prumo.stop()
    const kept = await ours.query<{ keeper: string; right: boolean }>(`
      select 'checkpoints' as keeper, bool_and(e.event_id = c.event_id) as right from read.checkpoints c left join log.events e using (position)
      union all select 'ledger', bool_and(e.event_id = l.event_id) from platform.ledger l left join log.events e using (position)
      union all select 'snapshots', bool_and(e.event_id = s.event_id) from platform.snapshots s left join log.events e using (position)
      union all select 'sessions', coalesce(bool_and(e.event_id = s.rights_event_id), true)
        from platform.sessions s left join log.events e on e.position = s.rights_position where s.rights_position > 0`)
    expect(kept.filter(({ right }) => !right)).toEqual([])
  })

  it('goes on with a log that was cut once that is accepted, and removes no file for that reason', async () => {
    const { prumo, ana } = await served(12)
    const [fileId, target] = [randomUUID(), { kind: 'project' as const, id: projectId }]
    await sendFile(ana, { projectId, fileId, content: 'planta' })
    await ana.act('AttachFile', { projectId, target, fileId, name: 'planta.txt', description: '' })
    await prumo.stop()
    const contents = async () => (await readdir(join(ours.folder, 'files'), { recursive: true })).sort()
    const before = await contents()
    await ours.query(`update platform.file_uploads set touched_at = now() - interval '2 hours'`)
    await cutTo(0.8)
    expect(await ours.program({}, 'accept-log', 'Ana Souza', 'the disk was lost')).toMatchObject({ code: 0 })
    const again = await ours.start()
    const same = await ours.signedIn(again)
    await addTags(same, projectId, 25)
    expect(await again.compareReadModels()).toEqual([])
    await again.stop()
    expect(await contents()).toEqual(before)
    expect((await ours.program({}, 'check')).code).toBe(0)
  })
})
