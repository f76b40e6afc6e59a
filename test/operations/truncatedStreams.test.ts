import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EventStoreDouble, startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { fresh } from '../given/fresh'
import { type Person, personAt } from '../world/person'
import { world } from '../world/world'
import { askProgram } from './askProgram'

const double: EventStoreDouble = await startEventStoreDouble()
afterAll(() => double.down())
const theWorld = await world({ EVENTSTORE_URL: double.connectionString }, undefined, { comparing: false })
const settings = () => ({
  DATABASE_URL: theWorld.databaseUrl,
  PRUMO_DATA: theWorld.folder,
  EVENTSTORE_URL: double.connectionString,
})

let ana: Person
let bia: Person
const projects: string[] = []

beforeAll(async () => {
  ana = await theWorld.founder()
  bia = await theWorld.founder()
  for (const person of [ana, ana, ana, bia]) projects.push(await theWorld.project(person))
})

const violations = (lines: readonly string[]) => lines.filter((line) => line.includes(' violated: '))
const tell = (stream: string, metadata: object) =>
  double.storage.append(`$$${stream}`, 'any', [
    {
      id: fresh(),
      type: '$metadata',
      contentType: 'application/json',
      metadata: new Uint8Array(),
      data: Buffer.from(JSON.stringify(metadata)),
    },
  ])
const addTag = (by: Person, projectId: string) =>
  by.attempt('AddTag', { projectId, tagId: fresh(), description: fresh(), textColour: '#ffffff', colour: '#335577' })
const readiness = async () => (await fetch(`${theWorld.prumo.url}/health/ready`)).json()

describe('Streams that somebody truncated at the log’s server', () => {
  it('are none where nobody did: the program that checks says how many it read by their names', async () => {
    const { code, lines } = await askProgram(settings(), 'check')
    expect([violations(lines), code]).toEqual([[], 0])
    expect(lines.find((line) => line.startsWith('I17'))).toMatch(/ \d{2} streams by their names +holds/)
    expect(await readiness()).not.toHaveProperty('truncated')
  })

  it('are named by the program that checks, each with what is wrong', async () => {
    const [first = '', second = '', third = ''] = projects
    tell(`plan-${first}`, { $tb: 2 })
    double.storage.delete(`canvas-${second}`)
    double.storage.tombstone(`plan-${third}`)
    const { code, lines } = await askProgram(settings(), 'check')
    expect(code).toBe(1)
    expect(violations(lines).sort()).toEqual(
      [
        `stream plan-${first} has events that the server was told to hide: $tb = 2`,
        `stream canvas-${second} has events that the server was told to hide: $tb = ${Number.MAX_SAFE_INTEGER}`,
        `stream plan-${first} cannot be read by its name: events of plan-${first} are gone: somebody truncated it`,
        `stream canvas-${second} cannot be read by its name: events of canvas-${second} are gone: somebody deleted it`,
        `stream plan-${third} cannot be read by its name: events of plan-${third} are gone: somebody deleted it`,
      ]
        .map((line) => `I17 violated: ${line}`)
        .sort(),
    )
  })

  it('stop what depends on them, by a name of its own, and nobody else; readiness names them once they were met', async () => {
    await theWorld.restart()
    const { url } = theWorld.prumo
    const [first = '', , third = '', ofBia = ''] = projects
    for (const [person, at] of [
      [ana, personAt(url, ana)],
      [bia, personAt(url, bia)],
    ] as const) {
      await at.signIn()
      if (person === ana) ana = at
      else bia = at
    }
    for (const projectId of [first, third]) {
      const { status, body } = await addTag(ana, projectId)
      expect([status, body.code]).toEqual([503, 'log.streamTruncated'])
    }
    expect((await addTag(bia, ofBia)).status).toBe(200)
    expect(await readiness()).toMatchObject({ ready: true, truncated: [`plan-${first}`, `plan-${third}`] })
  })
})
