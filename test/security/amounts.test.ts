import { join } from 'node:path'
import { confidentialIn } from '@prumo/contracts/confidential'
import { type EventType, events, queries } from '@prumo/contracts/index'
import type { QueryContract } from '@prumo/contracts/query'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { wordings } from '../given/wordings'
import { isLong } from '../run/length'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { type AmountsScene, amountsScene } from './amountsScene'
import { tracesInFolder } from './canary'
import { type Answered, crawl } from './crawl'

const theWorld = await world({})
const pool = new pg.Pool({ connectionString: theWorld.databaseUrl, max: 1 })
pool.on('error', () => {})
afterAll(() => pool.end())

/** The events that hold what not everybody may see. */
const guarded = (Object.keys(events) as EventType[]).filter((type) => confidentialIn(events[type]))
let scene: AmountsScene
const answersTo = {} as Record<'seer' | 'finance' | 'risks', Answered[]>

beforeAll(async () => {
  scene = await amountsScene(theWorld)
  const positions = await telling()
  const crawled = { ...scene, searched: scene.amounts, moments: [scene.midway, new Date().toISOString()] }
  answersTo.seer = await crawl(scene.seer, crawled, positions)
  answersTo.finance = await crawl(scene.without.finance, crawled, positions)
  answersTo.risks = await crawl(scene.without.risks, crawled, positions)
})

/** Where events stand that tell of an amount or a risk, and some of every other kind; in a long run, all of them. */
async function telling(): Promise<number[]> {
  const { rows } = await pool.query<{ position: number }>(
    `select position::int from (
       select position, data, type, row_number() over (partition by type order by position) as nth from log.events
       where organization_id = $4
     ) as event
     where $1 or nth <= 2 or type = any ($2) or data ~ $3 order by position`,
    [isLong, guarded, scene.amounts.join('|'), scene.founder.organizationId],
  )
  return rows.map(({ position }) => position)
}

const formats = ['pt-BR', 'en'].flatMap((language) =>
  [true, false].map((useGrouping) => new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping })),
)
/** An amount as it is kept, and as people write it. */
const formsOf = (cents: number) => [String(cents), ...formats.map((format) => format.format(cents / 100))]
const tellsOfAmount = (text: string) => scene.amounts.flatMap(formsOf).some((form) => text.includes(form))
const tellsOfRisk = (text: string) => /probabilityAfter|impactAfter|(Probabilidade|Impacto) depois/.test(text)
const placesOf = (all: readonly Answered[], tells: (text: string) => boolean) => [
  ...new Set(all.filter(({ text }) => tells(text)).map(({ where }) => where)),
]
const refusedIn = (all: readonly Answered[]) => [
  ...new Set(all.filter(({ code }) => code === 'access.contentClosed').map(({ where }) => where)),
]

describe('T9 amounts, hour values and risks', () => {
  it('stand in every event that can have them', async () => {
    const { rows } = await pool.query<{ type: EventType; data: string }>(
      'select type, data from log.events where type = any ($1) and organization_id = $2',
      [guarded, scene.founder.organizationId],
    )
    const lacking = guarded.flatMap((type) => {
      const happened = rows.filter((row) => row.type === type).map(({ data }) => JSON.parse(data))
      return pathsIn(type).flatMap((path) => (happened.some((data) => path(data) != null) ? [] : [type]))
    })
    // What a payment fills was empty before, and is empty again once it is taken back.
    expect(lacking).toEqual(['InstallmentsPaid', 'InstallmentsCancelled', 'InstallmentsReopened'])
  })

  it('are all answered to whoever has the right to them, wherever they stand', () => {
    const everything = answersTo.seer.map(({ text }) => text).join('\n')
    expect(scene.amounts.filter((cents) => !everything.includes(String(cents)))).toEqual([])
    expect(placesOf(answersTo.seer, tellsOfAmount)).toEqual([...declared, ...ofTheLog, ...exported, 'inclusionProof'])
    expect(placesOf(answersTo.seer, tellsOfRisk)).toEqual(
      expect.arrayContaining([
        'canvas',
        'card',
        'actionLog',
        'projectChanges',
        'export csv',
        'proof 200',
        'inclusionProof',
      ]),
    )
    expect(refusedIn(answersTo.seer)).toEqual([])
  })

  it('reach nobody without the right to finance, who is answered all else', () => {
    expect(placesOf(answersTo.finance, tellsOfAmount)).toEqual([])
    expect(placesOf(answersTo.finance, tellsOfRisk)).toEqual([
      'canvas',
      'card',
      'discussion',
      'actionLog',
      'projectChanges',
      'export csv',
      'export json',
      'inclusionProof',
    ])
    expect(refusedIn(answersTo.finance)).toEqual([
      'document',
      'signOff',
      'receipt json',
      'receipt pdf',
      'inclusionProof',
    ])
    expect(new Set(otherwise(answersTo.finance))).toEqual(
      new Set([
        ...ofLedger.map((name) => `${name} 403 access.noPermission`),
        ...ofEntries.map((name) => `${name} 404 resource.unknown`),
      ]),
    )
  })

  it('reach nobody without the right to risks, who is answered all else', () => {
    expect(placesOf(answersTo.risks, tellsOfRisk)).toEqual([])
    expect(placesOf(answersTo.risks, tellsOfAmount)).toEqual([
      ...declared,
      ...ofTheLog,
      'export csv',
      'export json',
      'receipt json',
      'file',
      'inclusionProof',
    ])
    expect(refusedIn(answersTo.risks)).toEqual(['inclusionProof'])
    expect(otherwise(answersTo.risks)).toEqual([])
  })

  it.each(['finance', 'risks'] as const)('are said to be missing where they are: %s', (feature) => {
    const answers = answersTo[feature].filter(({ where, status }) => saying[feature].includes(where) && status === 200)
    expect(answers.filter(({ text }) => !text.includes(`"hidden":["${feature}"]`))).toEqual([])
    const csv = answersTo[feature].find(({ where }) => where === 'export csv')?.text
    const { say } = wordings['pt-BR']
    expect(csv).toContain(
      Object.keys(ofCard[feature])
        .map((name) => `${say([`field.${name}`], '')}: ${say([`noRight.${feature}`], '')}`)
        .join('; '),
    )
    const json = answersTo[feature].find(({ where }) => where === 'export json')?.text ?? '[]'
    const added = (JSON.parse(json) as Exported[]).filter(({ kind }) => kind === 'CardAdded')
    expect(added.map(({ hidden }) => hidden)).toEqual(added.map(() => ofCard[feature]))
    expect(added.flatMap(({ after }) => Object.keys(ofCard[feature]).filter((name) => name in after))).toEqual([])
  })

  it('stand in no letter', async () =>
    expect(await tracesInFolder(join(theWorld.folder, 'outbox'), scene.amounts.flatMap(formsOf))).toEqual([]))

  it('stand in no update that is told as it happens', async () => {
    const { founder, without, ids, cardIds } = scene
    const updates = await listen(without.finance)
    const { position } = await founder.act('ChangeCard', {
      projectId: ids.projectId,
      cardId: cardIds[0] ?? '',
      plannedCents: 777_000_111_222,
    })
    await expect.poll(updates).toContain(`"position":${position}`)
    expect(updates()).toContain('canvas_cards')
    expect(updates()).not.toContain('777000111222')
  })
})

const saying = { finance: ['baselineComparison', 'wbs', 'task', 'canvas', 'card'], risks: ['canvas', 'card'] }
const ofCard = {
  finance: { plannedCents: ['finance'], realizedCents: ['finance'] },
  risks: { risk: ['risks'] },
}
type Exported = { kind: string; after: object; hidden: Record<string, string[]> }

const answersOf = Object.entries(queries as Record<string, QueryContract>)
/** The answers that contracts say are confidential in part. */
/** What is asked of these, the scene has not: a card's entries, tasks of a baseline by hours, and what came later. */
const empty = ['moneyParts', 'costCurveTasks', 'costCurveChanges']
/** These tell sums of several amounts, and no amount of one: that they tell none is tried beside them. */
const summed = ['dashboardMonths', 'projectAnalysis', 'projectHealth']
/** This tells how many installments are due, and no amount. */
const counted = ['dashboardToday']
const declared = answersOf.flatMap(([name, { output }]) =>
  confidentialIn(output) && ![...empty, ...summed, ...counted].includes(name) ? [name] : [],
)
const ofTheLog = ['taskHistory', 'baselineReasons', 'discussion', 'comments', 'files', 'actionLog', 'projectChanges']
/** The answers that nobody has without the right to finance. */
const ofLedger = answersOf.flatMap(([name, { need }]) =>
  'feature' in need && need.feature === 'finance' ? [name] : [],
)
/** What is said of entries and attached to them is not there without it. */
const ofEntries = ['comments', 'discussion', 'file']
const exported = ['export csv', 'export json', 'proof 200', 'receipt json', 'file']

/** What is answered in another way than to who sees everything, and is no refusal of what is whole or nothing. */
const otherwise = (all: readonly Answered[]) =>
  all.flatMap(({ where, status, code }, at) => {
    const isProof = where.startsWith('proof ')
    if (isProof) return where === 'proof 403' ? [] : [where]
    return status === answersTo.seer[at]?.status || code === 'access.contentClosed'
      ? []
      : [`${where} ${status} ${code}`]
  })

/** All that server-sent updates have said to this person so far. */
async function listen(person: Person): Promise<() => string> {
  const cookie = (await person.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const { body } = await fetch(`${theWorld.prumo.url}/rest/updates`, {
    headers: { Cookie: cookie },
    signal: abort.signal,
  })
  let text = ''
  const follow = async () => {
    for await (const chunk of body ?? []) text += Buffer.from(chunk).toString()
  }
  void follow().catch(() => {})
  await expect.poll(() => text).toContain('event: open')
  return () => text
}

/** Ways to what is confidential in an event. */
function pathsIn(type: EventType): ((data: Record<string, never>) => unknown)[] {
  const part = confidentialIn(events[type])
  const top = Object.keys(part?.fields ?? {}).filter((name) => name !== 'before')
  const before = Object.keys(part?.fields.before?.fields ?? {})
  return [
    ...top.map((name) => (data: Record<string, never>) => data[name]),
    ...before.map(
      (name) => (data: Record<string, never>) => (data.before as Record<string, unknown> | undefined)?.[name],
    ),
  ]
}
