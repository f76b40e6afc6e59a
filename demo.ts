import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openAgenda } from './demo/agenda'
import { openClock } from './demo/clock'
import { day } from './demo/day'
import { furtherProjects } from './demo/furtherProjects'
import { organization } from './demo/organization'
import type { Part } from './demo/people'
import { proveAddresses } from './demo/proveAddresses'
import { schoolProject } from './demo/schoolProject'
import type { Prumo } from './startPrumo'

type SignIn = { name: string; email: string; password: string }
export type Demo = { projectId: string; signIns: Record<Part, SignIn> }

/** Starts a Prumo of its own with this clock, which nobody else is served by. */
type Start = (now: () => Date) => Promise<Prumo>

const firstDay = -92
const accessYears = 10

/**
 * The demonstration of an installation. The first call fills it by real commands of months, before a Prumo serves
 * anybody; `demo.json` in the data folder remembers it.
 */
export async function demo(start: Start, dataFolder: string): Promise<Demo> {
  const file = join(dataFolder, 'demo.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Demo
  const filled = await fill(start, dataFolder)
  keep(file, filled)
  return filled
}

/** How the people of the demonstration get in. */
export const tellSignIns = ({ signIns }: Demo): string =>
  (['founder', 'auditor', 'analyst', 'approver'] as const)
    .map((part) => `  ${part.padEnd(9)} ${signIns[part].email.padEnd(34)} ${signIns[part].password}`)
    .join('\n')

async function fill(start: Start, dataFolder: string): Promise<Demo> {
  const today = new Date()
  const clock = openClock(new Date(`${day(today, firstDay)}T11:00:00Z`))
  const prumo = await start(clock.now)
  try {
    const agenda = openAgenda(clock, today)
    const openAccess = (organizationId: string) => grantAccess(prumo, organizationId, today)
    const members = await organization({ url: prumo.url, now: clock.now, openAccess })
    await proveAddresses(members, dataFolder)
    const projectId = await schoolProject(members, agenda, today)
    furtherProjects(members, agenda, today)
    await agenda.live()
    const signIns = Object.entries(members).map(([part, { name, email, password }]) => [
      part,
      { name, email, password },
    ])
    return { projectId, signIns: Object.fromEntries(signIns) }
  } finally {
    await prumo.stop()
  }
}

/** The trial ends after two weeks. That the demonstration stays open is on record as what it is. */
async function grantAccess({ commands }: Prumo, organizationId: string, today: Date): Promise<void> {
  const endsAt = new Date(today)
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + accessYears)
  const id = randomUUID()
  const code = `DEMO-${id.slice(0, 8).toUpperCase()}`
  await commands.runner.runInternal(
    {
      type: 'GrantAccess',
      data: { organizationId, code, endsAt: endsAt.toISOString(), grantedFor: 'demonstration' },
    },
    {
      id,
      organizationId,
      actor: { kind: 'system' },
      by: { kind: 'visitor' },
      origin: null,
      permissionBasis: 'system',
    },
  )
}

/** Whole or not at all, and for its owner only: there are passwords in it. */
function keep(file: string, filled: Demo): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.draft`, JSON.stringify(filled, null, 2), { mode: 0o600 })
  renameSync(`${file}.draft`, file)
}
