import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { beforeEach, describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { giveRights } from '../security/giveRights'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const cents = 730_112_233_441
const codeOf = ({ status, body }: Reply<ProblemBody>) => `${status} ${body.code ?? ''}`.trim()

let ana: Person
let bia: Person
let projectId: string
let areaId: string

beforeEach(async () => {
  ana = await theWorld.founder()
  bia = await theWorld.colleague(ana)
  projectId = await theWorld.project(ana)
  areaId = (await ana.ask('canvas', { projectId })).areas[0]?.areaId ?? ''
  await ana.act('AddCard', { projectId, cardId: fresh(), areaId, title: 'Telhado', plannedCents: cents })
  await ana.act('SignHead', {})
})

/** A file of proofs that this person is allowed to ask for: its text, or why there is none. */
async function proved(by: Person, filters: Partial<ActionLogFilters> = {}) {
  const exportId = fresh()
  expect(await exportedFile(by, exportId, filters)).toBe('200')
  return file(by, exportId)
}
async function exportedFile(by: Person, exportId: string, filters: Partial<ActionLogFilters>) {
  const viewId = fresh()
  await by.act('ViewActionLog', { viewId, filters: { ...wholeLog, ...filters } })
  return codeOf(await by.attempt('ExportLogProof', { viewId, exportId }))
}
async function file(by: Person, exportId: string) {
  const reply = (await by.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)) as Reply<ProblemBody>
  return reply.status === 200 ? String(reply.body) : codeOf(reply)
}
const share = (person: Person) => ana.act('ShareProject', { projectId, email: person.email, as: ['team'] })

describe('T9 AUD-01 a file of proofs', () => {
  it('goes to an auditor who sees amounts and risks, with or without a role in the projects', async () => {
    await giveRights(ana, bia, {})
    expect(await proved(bia)).toContain(String(cents))
  })

  it.each(['finance', 'risks'] as const)(
    'goes to no auditor without a right to %s, and is not said to have gone',
    async (feature) => {
      await giveRights(ana, bia, { [feature]: 'noAccess' })
      await share(bia)
      for (const filters of [{}, { projectId }, { kinds: ['TaskMoved'] }]) {
        const before = await log.head()
        expect(await exportedFile(bia, fresh(), filters)).toBe('403 access.contentClosed')
        expect((await log.since(before)).map(({ type }) => type)).toEqual(['ActionLogViewed'])
      }
    },
  )

  it('goes no further once the right is lost', async () => {
    const exportId = fresh()
    expect(await exportedFile(bia, exportId, {})).toBe('200')
    await giveRights(ana, bia, { finance: 'noAccess' })
    expect(await file(bia, exportId)).toBe('403 access.contentClosed')
  })

  it('goes to whoever sees a project’s amounts and risks, and reaches no further back than their roles', async () => {
    await share(bia)
    expect(await proved(bia, { projectId })).toContain(String(cents))
    await bia.act('AddCard', { projectId, cardId: fresh(), areaId, title: 'Calhas', plannedCents: cents + 1 })
    await ana.act('SignHead', {})
    await ana.act('UnshareProject', { projectId, userId: bia.userId })
    // What this person did there stays visible in the log, but for the amounts: a proof would tell them.
    expect(await proved(bia)).toBe('403 access.contentClosed')
    expect(await exportedFile(bia, fresh(), { projectId })).toBe('403 access.contentClosed')
    expect(await proved(bia, { kinds: ['ActionLogViewed'] })).toContain('log-export')
    const viewId = fresh()
    await bia.act('ViewActionLog', { viewId, filters: { ...wholeLog, kinds: ['CardAdded'] } })
    const { items } = await bia.ask('actionLog', { viewId })
    expect(items.map(({ changes }) => changes.find(({ field }) => field === 'plannedCents'))).toEqual([
      { field: 'plannedCents', before: null, after: null, hidden: ['finance'] },
    ])
  })
})

describe('T9 AUD-01 the action log of an auditor without a role in a project', () => {
  it('tells of amounts by the right that the auditor has in the organization', async () => {
    const read = async (by: Person) => {
      const viewId = fresh()
      await by.act('ViewActionLog', { viewId, filters: { ...wholeLog, kinds: ['CardAdded'] } })
      return JSON.stringify(await by.ask('actionLog', { viewId }))
    }
    await giveRights(ana, bia, {})
    expect(await read(bia)).toContain(String(cents))
    await giveRights(ana, bia, { finance: 'noAccess' })
    expect(await read(bia)).not.toContain(String(cents))
  })
})
