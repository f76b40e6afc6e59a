import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@prumo/platform/config'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Prumo, startPrumo } from '../../startPrumo'
import { attemptPatiently } from '../faults/attemptPatiently'
import { isLong } from '../run/length'
import { aSecret } from '../world/aSecret'
import { type Person, personAt } from '../world/person'
import { aProject, aSignUp } from '../world/world'

let folder: string
let prumo: Prumo
let person: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-killed-'))
  prumo = await startPrumo(readConfig({ PORT: '0', PRUMO_DATA: folder, LOG_LEVEL: 'silent', PRUMO_SECRET: aSecret }))
  const signUp = aSignUp()
  person = personAt(prumo.url, signUp)
  await person.act('SignUp', signUp)
  await person.signIn()
})
afterAll(async () => {
  await prumo?.stop()
  await rm(folder, { recursive: true, force: true })
})

const postmaster = async () =>
  Number.parseInt(await readFile(join(folder, 'postgres', 'pgdata', 'postmaster.pid'), 'utf8'), 10)

it('Prumo starts its own Postgres again that was killed, and all that was acknowledged is there, once', async () => {
  const projectId = randomUUID()
  await person.act('CreateProject', aProject(projectId))
  const acknowledged: string[] = []
  let nth = 0
  const work = async (until: () => boolean) => {
    while (!until()) {
      const description = `Etiqueta ${++nth}`
      const tag = { projectId, tagId: randomUUID(), description, textColour: '#ffffff', colour: '#112233' }
      expect((await attemptPatiently(person, 'AddTag', tag)).status).toBe(200)
      acknowledged.push(description)
    }
  }
  for (let kill = 1; kill <= (isLong ? 4 : 1); kill++) {
    const pid = await postmaster()
    const until = acknowledged.length + 12
    const working = work(() => acknowledged.length >= until)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(until - 9)
    process.kill(pid, 'SIGKILL')
    await working
    expect(await postmaster()).not.toBe(pid)
  }
  const { tags } = await person.ask('board', { projectId })
  expect(tags.map(({ description }) => description).sort()).toEqual([...acknowledged].sort())
  expect(await prumo.compareReadModels()).toEqual([])
})
