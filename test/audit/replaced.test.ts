import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { logOwner } from '../log/logOwner'
import { type Person, personAt } from '../world/person'
import { world } from '../world/world'

const theWorld = await world({ LOG_LEVEL: 'silent' })
const owner = logOwner(theWorld.databaseUrl)

const colours = { textColour: '#ffffff', colour: '#112233' }

async function logOf(person: Person) {
  const viewId = fresh()
  await person.act('ViewActionLog', { viewId, filters: wholeLog })
  return { viewId, items: (await person.ask('actionLog', { viewId, limit: 500 })).items }
}

async function exportOf(person: Person, command: 'ExportActionLog' | 'ExportLogProof', viewId: string) {
  const exportId = fresh()
  const data = { viewId, exportId, ...(command === 'ExportActionLog' && { format: 'json' }) }
  await person.act(command, data as never)
  const path = command === 'ExportActionLog' ? 'action-log' : 'log-proof'
  return (await person.request('GET', `/rest/exports/${path}?exportId=${exportId}`)).body
}

it('AUD-01 What older versions recorded and no row can hold hides nothing: it is replaced and marked, today, in the past, and built anew', async () => {
  let ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const tagId = fresh()
  const { organizationId } = ana
  await ana.act('AddTag', { projectId, tagId: fresh(), description: 'Antes', ...colours })
  const [{ data: saved } = { data: '' }] = (await owner.logOf(organizationId)).filter(
    ({ type }) => type === 'OrganizationFounded',
  )
  const { company } = JSON.parse(saved)
  const hostile = { ...company, organizationId, before: company, logotipoUrl: 'https://x.example/\0\ud800' }
  const positions = [
    await owner.smuggle('CompanySaved', organizationId, null, JSON.stringify(hostile)),
    await owner.smuggleTag(
      ...([organizationId, projectId] as const),
      JSON.stringify({ projectId, tagId, description: 'a\0b', ...colours }),
    ),
  ]
  const { position: seen } = await ana.act('AddTag', { projectId, tagId: fresh(), description: 'Depois', ...colours })

  const look = async () => {
    const { viewId, items } = await logOf(ana)
    const marked = items.filter(({ replaced }) => replaced)
    expect(marked.map(({ position }) => position)).toEqual([...positions].reverse())
    expect(JSON.stringify(marked)).toContain('https://x.example/\ufffd\ufffd')
    expect(items.map(({ position }) => position)).toContain(Number(seen))
    const exported = (await exportOf(ana, 'ExportActionLog', viewId)) as { position: number; note: string | null }[]
    expect(exported.flatMap(({ position, note }) => (note === 'replaced' ? [position] : []))).toEqual(
      [...positions].reverse(),
    )
    await ana.act('SignHead', {})
    const proof = String(await exportOf(ana, 'ExportLogProof', viewId))
    expect(proof).toContain('a\\\\u0000b')
    expect((await ana.request('GET', '/rest/queries/me')).status).toBe(200)
    const live = await ana.ask('board', { projectId })
    expect(live.tags.map(({ description }) => description).sort()).toEqual(['Antes', 'Depois', 'a\ufffdb'])
    const now = new Date().toISOString()
    expect((await ana.ask('board', { projectId, asOf: now } as never)).tags).toEqual(live.tags)
    expect(await owner.pool.query('select from read.parked')).toMatchObject({ rows: [] })
  }
  await look()

  await theWorld.restart(async () => {
    await owner.pool.query('delete from read.checkpoints')
  })
  ana = personAt(theWorld.prumo.url, ana, { position: seen })
  await ana.signIn()
  await look()

  await ana.act('SaveCompany', { ...company, logotipoUrl: 'https://x.example/novo.png' })
  await ana.ask('me', {})
  const { rows } = await owner.pool.query('select replaced from read.organization_companies')
  expect(rows).toEqual([{ replaced: null }])
  const marks = await owner.pool.query(
    `select array_agg(distinct replaced) as fields from read.tasks_tags where replaced is not null`,
  )
  expect(marks.rows).toEqual([{ fields: [['description']] }])
})
