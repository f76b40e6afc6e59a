import { ledgerSorts } from '@prumo/contracts/finance/kinds'
import { type CommandType, commands, type QueryName, queries } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { aField } from '../given/aField'
import { loggedEvents } from '../log/loggedEvents'
import { sampled } from '../run/sampled'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'
import { examples, questions } from './examples'
import { type Ids, scene } from './scene'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const commandTypes = sampled(Object.keys(commands) as CommandType[])
const queryNames = sampled(Object.keys(queries) as QueryName[])
const fresh = () => crypto.randomUUID()

let founder: Person
let ids: Ids

beforeAll(async () => {
  founder = await theWorld.founder()
  ids = await scene(theWorld, founder, await theWorld.colleague(founder, 'viewer'), [])
})

const refusal = ({ status, body }: Reply<ProblemBody>) => `${status} ${body.code}`
const invalid = '422 fields.invalid'

/** Days and instants that no calendar has, or that a database does not know as we write them. */
const noDays = ['0000-01-01', '9999-99-99', '2026-02-30', '10000-01-01', '-0001-01-01', '+275760-09-13', '2026-1-1', '']
const noInstants = [
  '0000-01-01T00:00:00Z',
  '9999-99-99T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:00:60Z',
  `2026-01-01T00:00:00.${'1'.repeat(200)}Z`,
  '2026-01-01T00:00:00+99:99',
  'infinity',
  'now',
  '2026-01-01',
]
const noAmounts = [-1, -0.01, 1.5, 2 ** 53, 1e308, '1', [1], true]

const isDay = (field: string) => /On$/.test(field)
const isAmount = (field: string) => /(Cents|Minutes|^progress|^size|^round|^limit)$/.test(field)

type Shape = Record<string, { safeParse(value: unknown): { success: boolean } }>
const fieldsWhich = (type: CommandType, is: (field: string) => boolean) =>
  Object.keys(commands[type].shape as Shape).filter(is)

describe('A command', () => {
  const refused = async (type: CommandType, field: string, values: readonly unknown[]) => {
    const before = await log.head()
    for (const value of values) {
      const reply = await founder.attempt(type, { ...examples[type](ids), [field]: value })
      expect(refusal(reply), `${field} ${JSON.stringify(value)?.slice(0, 60)}`).toBe(invalid)
      expect(reply.body.fields?.map(({ path }) => path.split('.')[0])).toContain(field)
    }
    expect(await log.since(before)).toEqual([])
  }

  it.each(commandTypes.filter((type) => fieldsWhich(type, isDay).length > 0))(
    'API-09 has only days that there are: %s',
    async (type) => {
      for (const field of fieldsWhich(type, isDay)) await refused(type, field, noDays)
    },
  )

  it.each(commandTypes.filter((type) => fieldsWhich(type, isAmount).length > 0))(
    'API-09 has only amounts that can be kept: %s',
    async (type) => {
      for (const field of fieldsWhich(type, isAmount)) await refused(type, field, noAmounts)
    },
  )

  it.each(['ViewActionLog', 'ViewProjectActionLog'] as const)(
    'API-09 has only instants that there are: %s',
    async (type) => {
      const example = examples[type](ids)
      for (const field of ['from', 'to'])
        for (const value of noInstants) {
          const reply = await founder.attempt(type, { ...example, filters: { ...example.filters, [field]: value } })
          expect(refusal(reply), value.slice(0, 60)).toBe(invalid)
        }
    },
  )

  it('DOC-02 fills a field with nothing that its kind does not have', async () => {
    const { projectId, documentId, sectionId } = ids
    const hostile: Record<string, unknown[]> = {
      date: noDays.filter((day) => day !== ''),
      number: ['NaN', '1e9', '-0', '0x10', '1'.repeat(16), 'Infinity', '٣', '1,5', '+1', '1.'],
      text: ['a\nb', 'x'.repeat(501), ['x']],
      optionCheck: [['no such option'], 'no such option', ['__proto__'], [[]], Array(101).fill('x')],
      optionSelection: ['no such option', '__proto__', 'constructor', ['x']],
      projectInformation: ['pitch', ['pitch']],
      canvasCards: ['x', []],
    }
    for (const [fieldKind, values] of Object.entries(hostile)) {
      const fieldId = fresh()
      const properties = { ...aField, fieldKind: fieldKind as 'text', name: fresh() }
      await founder.act('AddDocumentField', { projectId, documentId, sectionId, fieldId, ...properties })
      for (const value of values) {
        const data = { projectId, documentId, fieldId, value, seen: null }
        const { status, body } = await founder.attempt('FillDocumentField', data as never)
        const isEmpty = Array.isArray(value) && value.length === 0
        expect([409, 422, ...(isEmpty ? [200] : [])], `${fieldKind} ${JSON.stringify(value)} ${body.code}`).toContain(
          status,
        )
      }
    }
  })

  it('API-09 is kept and read again with the years 1 and 9999', async () => {
    const { projectId, stepId } = ids
    for (const [startOn, endOn] of [
      ['0001-01-01', '0001-01-02'],
      ['9999-12-30', '9999-12-31'],
    ] as const) {
      const taskId = fresh()
      await founder.act('AddTask', { projectId, taskId, stepId, title: `Obra ${taskId}`, startOn, endOn })
      expect(await founder.ask('task', { projectId, taskId })).toMatchObject({ startOn, endOn })
    }
  })
})

/** The orders in which a question is answered, where there are several. */
const ordersOf = (name: QueryName): object[] => (name === 'installments' ? ledgerSorts.map((sort) => ({ sort })) : [{}])

const isDayOf = (field: string) => field === 'from' || field === 'to'

describe('A question', () => {
  const shapeOf = (name: QueryName) => Object.keys(queries[name].input.shape)

  it.each(queryNames.filter((name) => shapeOf(name).includes('after')))(
    'API-09 is refused or answered when somebody made its cursor: %s',
    async (name) => {
      const otherId = fresh()
      const words = ['', 'x', '\0', '0000-01-01T00:00:00Z', noInstants[4], '9999-99-99', 'infinity', "'--", '\ud800']
      const numbers = [0, -1, 1.5, 2 ** 53, 1e308, null, true, {}, []]
      const places = [...words, ...numbers].flatMap((item) => [
        item,
        [item],
        [item, otherId],
        [1, item],
        [item, otherId, otherId],
        [item, otherId, 'x'],
        [otherId, item],
        [otherId, item, otherId],
        // As a ledger's pages end, by each of its orders.
        ...ledgerSorts.map((sort) => [`${sort} ascending`, [item, '2031-01-10', otherId]]),
      ])
      for (const place of places) {
        const after = Buffer.from(JSON.stringify(place)).toString('base64url')
        for (const order of ordersOf(name)) {
          const { status } = await founder.inquire(name, { ...questions[name](ids), ...order, after })
          expect([200, 404, 422], JSON.stringify([order, place]).slice(0, 120)).toContain(status)
        }
      }
    },
  )

  it.each(queryNames)('API-09 is refused for a day or an instant that does not exist: %s', async (name) => {
    const input = questions[name](ids) as Record<string, unknown>
    for (const [fields, values] of [
      [['today', 'statusOn'], noDays.filter((day) => day !== '')],
      [['from', 'to', 'asOf'], noInstants],
    ] as const)
      for (const field of fields.filter((field) => field === 'asOf' || shapeOf(name).includes(field)))
        for (const value of values) {
          // A head is asked for by its size, and the parts of an amount by their days.
          if (name === 'consistencyProof' && field !== 'asOf') continue
          if (name === 'moneyParts' && isDayOf(field) && value === '2026-01-01') continue
          const reply = await founder.inquire(name, { ...input, [field]: value })
          expect(refusal(reply), `${field} ${value.slice(0, 60)}`).toBe(invalid)
        }
  })

  it('API-09 goes on from whatever its last page ended with', async () => {
    const { projectId, stepId } = ids
    const dates = { startOn: '2026-03-02', endOn: '2026-03-02' }
    const titles = ['👷'.repeat(250), 'İ'.repeat(500), '"\\'.repeat(250), `${'\u0001'.repeat(499)}x`]
    for (const title of titles) await founder.act('AddTask', { projectId, taskId: fresh(), stepId, title, ...dates })
    const seen: string[] = []
    let after: string | undefined
    do {
      const input = { scope: 'all', projectId, today: '2026-03-02', sort: 'title', limit: 1 } as const
      const page = await founder.ask('tasks', { ...input, ...(after && { after }) })
      seen.push(...page.items.map(({ title }) => title))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(expect.arrayContaining(titles))
  })
})
