import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { analysis } from './analysis'
import { append } from './append'
import { asOf } from './asOf'
import { baselines } from './baselines'
import { board } from './board'
import { boardInBrowser } from './boardInBrowser'
import { commands } from './commands'
import { curveInBrowser } from './curveInBrowser'
import { distributed } from './distributed'
import { document } from './document'
import { firstVisit } from './firstVisit'
import { gantt } from './gantt'
import { hostile } from './hostile'
import { ledger } from './ledger'
import { ledgerHistory } from './ledgerHistory'
import { ledgerInBrowser } from './ledgerInBrowser'
import { logTree } from './logTree'
import type { Measurement, Result } from './measurement'
import { moneyCurve } from './moneyCurve'
import { notices } from './notices'
import { projecting } from './projecting'
import { rebuildMemory } from './rebuildMemory'
import { rebuildUnderTraffic } from './rebuildUnderTraffic'
import { renewals } from './renewals'
import { schedule } from './schedule'
import { startServer } from './server'
import { startUp } from './startUp'
import { table } from './table'
import { upload } from './upload'
import { verifyExport } from './verifyExport'
import { visible } from './visible'
import { watchers } from './watchers'
import { wbs } from './wbs'
import { whoIsDue } from './whoIsDue'
import { workCurves } from './workCurves'

const measurements: Record<string, Measurement> = {
  append,
  commands,
  visible,
  projecting,
  board,
  schedule,
  startUp,
  firstVisit,
  boardInBrowser,
  gantt,
  watchers,
  asOf,
  baselines,
  wbs,
  workCurves,
  curveInBrowser,
  analysis,
  ledger,
  ledgerHistory,
  ledgerInBrowser,
  moneyCurve,
  document,
  distributed,
  rebuildMemory,
  rebuildUnderTraffic,
  verifyExport,
  upload,
  hostile,
  notices,
  whoIsDue,
  renewals,
  tree: logTree,
}
const results = fileURLToPath(new URL('results.json', import.meta.url))

/** npm run bench [-- name …]: measures all and keeps the results, or only shows those of what is named. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(measurements, name))
  if (unknown.length > 0)
    throw new Error(`no such measurement: ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}`)
  const chosen = Object.entries(measurements).filter(([name]) => names.length === 0 || names.includes(name))
  const rows: Result[] = []
  for (const [name, measure] of chosen) rows.push(...(await measured(name, measure)))
  if (names.length === 0) await writeFile(results, `${JSON.stringify(rows, null, 2)}\n`)
  console.log(table(rows))
}

async function measured(name: string, measure: Measurement): Promise<Result[]> {
  const say = (text: string) => console.error(`› ${name}: ${text}`)
  const began = performance.now()
  const server = await startServer()
  try {
    return await measure({ database: server.database, folder: server.folder, say })
  } finally {
    await server.stop()
    say(`took ${Math.round((performance.now() - began) / 1000)} s`)
  }
}

await main(process.argv.slice(2))
process.exit(0)
