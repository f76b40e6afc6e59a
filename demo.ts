import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openAgenda } from './demo/agenda'
import { analysisViews } from './demo/analysisViews'
import { boughtPlan } from './demo/boughtPlan'
import { openClock } from './demo/clock'
import { dashboards } from './demo/dashboards'
import { day } from './demo/day'
import { furtherProjects } from './demo/furtherProjects'
import type { Member } from './demo/member'
import { type Members, organization } from './demo/organization'
import type { Part } from './demo/people'
import { proveAddresses } from './demo/proveAddresses'
import { schoolProject } from './demo/schoolProject'
import { trialOrganization } from './demo/trialOrganization'
import type { Prumo } from './startPrumo'

type SignIn = { name: string; email: string; password: string }
/** `trial` administers an organization of their own, whose trial is about to end. */
export type Demo = { projectId: string; signIns: Record<Part | 'trial', SignIn> }

/** Starts a Prumo of its own with this clock, which nobody else is served by. */
type Start = (now: () => Date) => Promise<Prumo>

const firstDay = -92
const accessYears = 10

/**
 * The demonstration of an installation. The first call fills it by real commands of months, before a Prumo serves
 * anybody; `demo.json` in the data folder remembers it.
 */
export async function demo(start: Start, dataFolder: string, outbox = join(dataFolder, 'outbox')): Promise<Demo> {
  const file = join(dataFolder, 'demo.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Demo
  const filled = await fill(start, outbox)
  keep(file, filled)
  return filled
}

/** How the people of the demonstration get in. */
export const tellSignIns = ({ signIns }: Demo): string =>
  (['founder', 'auditor', 'analyst', 'approver', 'trial'] as const)
    // One that was filled by an earlier version has no trial.
    .filter((part) => part in signIns)
    .map((part) => `  ${part.padEnd(9)} ${signIns[part].email.padEnd(34)} ${signIns[part].password}`)
    .join('\n')

async function fill(start: Start, outbox: string): Promise<Demo> {
  const today = new Date()
  const clock = openClock(new Date(`${day(today, firstDay)}T11:00:00Z`))
  const prumo = await start(clock.now)
  const ground = { url: prumo.url, now: clock.now }
  const signIns: Partial<Demo['signIns']> = {}
  const tellOf = (part: keyof Demo['signIns'], { name, email, password }: Member) => {
    signIns[part] = { name, email, password }
  }
  try {
    const agenda = openAgenda(clock, today)
    const { organizationId, members } = await organization(ground)
    await proveAddresses(Object.values(members), outbox)
    await keepOpen(prumo, { organizationId, members, agenda, today, now: clock.now })
    const projectId = await schoolProject(members, agenda, today)
    furtherProjects(members, agenda, today)
    analysisViews(members, agenda)
    dashboards(members, agenda, today)
    trialOrganization(ground, { agenda, today, outbox, toldOf: (member) => tellOf('trial', member) })
    await agenda.live()
    for (const part of Object.keys(members) as Part[]) tellOf(part, members[part])
    return { projectId, signIns: signIns as Demo['signIns'] }
  } finally {
    await prumo.stop()
    rmSync(outbox, { recursive: true, force: true })
  }
}

type Opening = Pick<Parameters<typeof boughtPlan>[0], 'agenda' | 'now'> & {
  organizationId: string
  members: Members
  today: Date
}

/** A plan is bought where nobody pays for it. Elsewhere access is granted, as what it is. */
async function keepOpen(prumo: Prumo, { organizationId, members: { founder }, today, ...when }: Opening) {
  const { gateway } = await founder.browser.ask('subscription', {})
  if (gateway === 'sandbox') boughtPlan({ founder, ...when, look: prumo.commands.look })
  else await grantAccess(prumo, organizationId, today)
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
