import { expect, it } from 'vitest'
import { logOwner } from '../log/logOwner'
import { letters, proveAddress } from '../world/letters'
import { world } from '../world/world'

const clock = { time: new Date('2026-03-02T12:00:00Z'), now: () => clock.time }
const theWorld = await world({ SESSION_HOURS: '100000', SESSION_IDLE_MINUTES: '6000000', LOG_LEVEL: 'silent' }, clock)
const { founder, colleague, project, prumo } = theWorld
const { pool: owner, logOf } = logOwner(theWorld.databaseUrl)

const keysOf = async (personId: string) =>
  (await owner.query('select from platform.person_keys where person_id = $1', [personId])).rowCount
const afterMonths = (count: number) => {
  clock.time = new Date(Date.UTC(2026, 2 + count, 1, 12))
}

it('ACC-11 PRJ-13 what cannot be erased for one person keeps nobody else, and no log, from what is due', async () => {
  const ana = await founder()
  await proveAddress(theWorld.folder, ana)
  const [stuck, bia, caio] = [await colleague(ana), await colleague(ana), await colleague(ana)]
  const projectId = await project(ana, { pitch: 'Ponte-Finalizada' })
  await ana.act('ChangeProjectStatus', { projectId, status: 'finished' })
  await owner.query(`
    create function stays() returns trigger language plpgsql as $$ begin raise exception 'this one stays'; end $$;
    create trigger stays before delete on platform.person_keys for each row
      when (old.person_id = '${stuck.userId}') execute function stays()`)
  for (const { userId } of [stuck, bia, caio])
    await ana.act('EraseUser', { userId, reason: 'Saiu da empresa', successorId: null })
  expect(await Promise.all([stuck, bia, caio].map(({ userId }) => keysOf(userId)))).toEqual([1, 0, 0])

  afterMonths(6)
  await prumo.commands.retention.run()
  expect((await letters(theWorld.folder)).filter((letter) => letter.includes('Ponte-Finalizada'))).toHaveLength(1)

  await owner.query('drop trigger stays on platform.person_keys')
  await prumo.commands.retention.run()
  expect(await keysOf(stuck.userId)).toBe(0)
})

it('PRJ-13 what stops at one project’s log stops no other’s', async () => {
  clock.time = new Date('2026-10-02T12:00:00Z')
  const [ana, otherPerson] = [await founder(), await founder()]
  const pitches = ['Ponte-Parada', 'Ponte-Livre']
  const [stopped = '', free = ''] = [
    await project(ana, { pitch: pitches[0] ?? '' }),
    await project(otherPerson, { pitch: pitches[1] ?? '' }),
  ]
  await ana.act('ChangeProjectStatus', { projectId: stopped, status: 'finished' })
  await otherPerson.act('ChangeProjectStatus', { projectId: free, status: 'finished' })
  await owner.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger refuse before insert on log.events for each row
      when (new.project_id = '${stopped}' and new.type = 'ActionLogErasureAnnounced') execute function refuse()`)
  clock.time = new Date('2027-03-28T12:00:00Z')
  await prumo.commands.retention.run()
  const typesOf = async (organizationId: string) => (await logOf(organizationId)).map(({ type }) => type)
  await owner.query('drop trigger refuse on log.events')
  expect(await typesOf(ana.organizationId)).not.toContain('ActionLogErasureAnnounced')
  expect(await typesOf(otherPerson.organizationId)).toContain('ActionLogErasureAnnounced')
  await prumo.commands.retention.run()
  expect(await typesOf(ana.organizationId)).toContain('ActionLogErasureAnnounced')
})
