import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { furtherProjects } from './demo/furtherProjects'
import { organization } from './demo/organization'
import type { Part } from './demo/people'
import { schoolProject } from './demo/schoolProject'

type SignIn = { name: string; email: string; password: string }
export type Demo = { projectId: string; signIns: Record<Part, SignIn> }

/**
 * Opens the demonstration in the Prumo at this address. The first call fills it by real commands; `demo.json` in the
 * data folder remembers it.
 */
export async function demo(url: string, dataFolder: string): Promise<Demo> {
  const file = join(dataFolder, 'demo.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Demo
  const filled = await fill(url)
  keep(file, filled)
  return filled
}

/** How the auditor, the analyst and the approver get in. */
export const tellSignIns = ({ signIns }: Demo): string =>
  (['auditor', 'analyst', 'approver'] as const)
    .map((part) => `  ${part.padEnd(9)} ${signIns[part].email.padEnd(34)} ${signIns[part].password}`)
    .join('\n')

async function fill(url: string): Promise<Demo> {
  const today = new Date()
  const members = await organization(url)
  const projectId = await schoolProject(members, today)
  await furtherProjects(members, today)
  const signIns = Object.entries(members).map(([part, { name, email, password }]) => [part, { name, email, password }])
  return { projectId, signIns: Object.fromEntries(signIns) }
}

/** Whole or not at all, and for its owner only: there are passwords in it. */
function keep(file: string, filled: Demo): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.draft`, JSON.stringify(filled, null, 2), { mode: 0o600 })
  renameSync(`${file}.draft`, file)
}
