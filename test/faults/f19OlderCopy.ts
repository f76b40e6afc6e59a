import { randomUUID } from 'node:crypto'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { runCommand } from '@prumo/operations/command/runCommand'
import { readConfig } from '@prumo/platform/config'
import { linesOf } from '@prumo/verify/lines'
import { verdictOn } from '@prumo/verify/verdictOn'
import { startPrumo } from '../../startPrumo'
import { founderAt } from '../bench/founder'
import { run } from '../bench/server'
import { type Person, personAt } from '../world/person'
import type { Fault } from './fault'
import { settingsOn, variablesOn } from './settingsOn'
import { trialServer } from './trialServer'

type Server = Awaited<ReturnType<typeof trialServer>>

/** Each round is a database that is copied, goes on and publishes a head, and is then restored from the copy. */
export const olderCopy: Fault = {
  id: 'F19',
  name: 'An older copy is restored',
  rounds: { short: 1, long: 5 },
  run: async ({ rounds, control }) => {
    const violations: string[] = []
    const recoveryMs: number[] = []
    for (let round = 0; round < rounds; round++) {
      const server = await trialServer()
      try {
        await restored(server, control, (violation) => violations.push(violation), recoveryMs)
      } finally {
        await server.stop()
      }
    }
    return { rounds, violations, recoveryMs }
  },
}

/** The control keeps no newer head anywhere else, nor how far the log went. */
async function restored(server: Server, control: boolean, say: (violation: string) => void, recoveryMs: number[]) {
  const [database, folder] = [await server.database(), await server.folder()]
  const ana = await within(database, folder, async (url) => {
    const founder = await founderAt(url)
    await founder.project()
    await founder.act('SignHead', {})
    return founder
  })
  const copy = `${database}_copy`
  const [heads, olderHeads] = [join(folder, 'heads'), join(folder, 'older-heads')]
  await cp(heads, olderHeads, { recursive: true })
  await run(besides(database), `create database ${nameOf(copy)} template ${nameOf(database)}`)
  await within(database, folder, async (url) => {
    const founder = await again(url, ana)
    await founder.act('CreateProject', aProject())
    await founder.act('SignHead', {})
  })
  if (control) {
    await rm(heads, { recursive: true })
    await cp(olderHeads, heads, { recursive: true })
  }

  await within(copy, folder, async (url) => {
    const founder = await again(url, ana)
    const refused = await founder.attempt('CreateProject', aProject())
    if (refused.body.code !== 'log.headLost') say(`a write was answered ${refused.status} ${refused.body.code ?? ''}`)
    const found = await foundOut(founder, folder)
    if (found !== 'older') say(`who verifies finds ${found}`)
    const began = performance.now()
    const accepted = await accept(copy, folder, ana.organizationId)
    if (accepted !== 0) say(`the decision was not recorded: ${accepted}`)
    const after = await founder.attempt('CreateProject', aProject())
    recoveryMs.push(performance.now() - began)
    if (after.status !== 200) say(`after the decision a write was answered ${after.status}`)
  })
}

async function within<T>(database: string, folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const prumo = await startPrumo(settingsOn(database, folder))
  try {
    return await work(prumo.url)
  } finally {
    await prumo.stop()
  }
}

async function again(url: string, { userId, organizationId, email }: Person): Promise<Person> {
  const person = personAt(url, { userId, organizationId, email })
  await person.signIn()
  return person
}

/** What the verifier says of an export of the whole log beside the heads that were published. */
async function foundOut(founder: Person, folder: string): Promise<string> {
  const [viewId, exportId] = [randomUUID(), randomUUID()]
  await founder.act('ViewActionLog', { viewId, filters: wholeLog })
  await founder.act('ExportLogProof', { viewId, exportId })
  const { body } = await founder.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)
  const heads = await headsIn(join(folder, 'heads', founder.organizationId))
  const { verdict, finding } = await verdictOn(linesOf([Buffer.from(String(body))]), { heads })
  return finding?.check ?? verdict
}

async function headsIn(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.checkpoint'))
  return Promise.all(names.map(async (source) => ({ note: await readFile(join(folder, source), 'utf8'), source })))
}

const accept = (database: string, folder: string, organizationId: string) =>
  runCommand(
    { readConfig: () => readConfig(variablesOn(database, folder)), moduleTables },
    ['accept-restore', organizationId, 'Diretoria', 'O disco se perdeu; a cópia é mais antiga.'],
    { say: () => {}, tell: () => {} },
  )

const nameOf = (url: string) => new URL(url).pathname.slice(1)
const besides = (url: string) => {
  const otherUrl = new URL(url)
  otherUrl.pathname = '/postgres'
  return otherUrl.href
}

const aProject = () => ({
  projectId: randomUUID(),
  pitch: 'Ponte norte',
  internalCode: null,
  customerName: null,
  portfolioName: null,
  tags: [],
  currency: 'BRL' as const,
  description: '',
  language: 'pt-BR' as const,
  sharedWith: [],
  copyFrom: null,
})
