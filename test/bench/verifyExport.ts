import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { toBase64 } from '../../prumo-verify/bytes.mjs'
import { checkpointText, originOf } from '../../prumo-verify/checkpoint.mjs'
import { canonicalJson, entryOf } from '../../prumo-verify/entry.mjs'
import { CompactRange, leafHash } from '../../prumo-verify/merkle.mjs'
import { anEvent, aSignedLog, signedHead, timeOf, verifierKeyOf } from '../audit/signedLog'
import { atMost, type Measurement } from './measurement'

const [fewEvents, manyEvents] = [100_000, 1_000_000]
const organizationId = '0190a0b0-0000-7000-8000-000000000003'
const log = aSignedLog(organizationId, 0)
const program = fileURLToPath(new URL('../../prumo-verify/prumo-verify.mjs', import.meta.url))
const sayUsage = `data:text/javascript,process.on('exit',()=>console.error(JSON.stringify(process.resourceUsage())))`

/** prumo-verify as a customer runs it: seconds and memory for two export lengths, with a head per thousand entries. */
export const verifyExport: Measurement = async ({ folder, say }) => {
  const path = await folder()
  const few = await verified(await written(join(path, 'few.jsonl'), fewEvents, say))
  const many = await verified(await written(join(path, 'many.jsonl'), manyEvents, say))
  return [
    atMost(30, {
      name: 'prumo-verify of an export of 1,000,000 events',
      value: many.seconds,
      unit: 's',
      note: `${many.cpuSeconds.toFixed(1)} s of one processor`,
    }),
    atMost(1.5, {
      name: 'Memory of prumo-verify, with 1,000,000 events against 100,000',
      unit: '×',
      value: many.megabytes / few.megabytes,
      note: `${Math.round(many.megabytes)} MB, ${Math.round(few.megabytes)} MB at the most`,
    }),
  ]
}

async function written(path: string, events: number, say: (text: string) => void): Promise<string> {
  say(`writing an export of ${events} events`)
  await pipeline(Readable.from(chunksOf(events)), createWriteStream(path))
  return path
}

function* chunksOf(events: number): Generator<string> {
  const keys = [verifierKeyOf(log)]
  yield `${canonicalJson({ keys, organizationId, prumo: 'log-export', scope: 'all', version: 1 })}\n`
  const tree = new CompactRange()
  for (let index = 0; index < events; index++) {
    tree.append(leafHash(canonicalJson(entryOf(anEvent(organizationId, index)))))
    if (tree.size % 1000 === 0) yield `${canonicalJson({ head: headOf(tree) })}\n`
  }
  for (let index = 0; index < events; index += 500)
    yield Array.from({ length: Math.min(500, events - index) }, (_, nth) => lineOf(index + nth)).join('')
}

function lineOf(index: number): string {
  const event = anEvent(organizationId, index)
  const entry = entryOf(event)
  const leaf = toBase64(leafHash(canonicalJson(entry)))
  return `${canonicalJson({ data: event.data, entry, index, leaf, metadata: event.metadata })}\n`
}

function headOf(tree: CompactRange): string {
  const [size, root] = [tree.size, tree.root()]
  return signedHead(log, checkpointText({ origin: originOf(organizationId), size, root, at: timeOf(size) }))
}

async function verified(path: string): Promise<{ seconds: number; cpuSeconds: number; megabytes: number }> {
  const began = performance.now()
  const given = ['--import', sayUsage, program, path, '--key', verifierKeyOf(log)]
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = text(child.stderr)
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`prumo-verify ended with ${status}`)
  const seconds = (performance.now() - began) / 1000
  const { maxRSS, userCPUTime, systemCPUTime }: NodeJS.ResourceUsage = JSON.parse(await errors)
  return { seconds, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }
}
