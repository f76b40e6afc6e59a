import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aSecret } from '../world/aSecret'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The last commit of the version before. */
const commit = '4615708'

/** Why this version cannot be run here; nothing where it can. */
export function lacksVersionBefore(): string | undefined {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return undefined
  } catch {
    return `no history of this repository with ${commit}`
  }
}

const program = `
import { readConfig } from '@prumo/platform/config'
import { startPrumo } from './startPrumo'
const { url, stop } = await startPrumo(readConfig(process.env))
console.log(\`ready at \${url}\`)
process.on('SIGTERM', () => stop().then(() => process.exit(0)))
`

/** Starts the version before with these settings, from its own files and with the packages of today. */
export async function startVersionBefore(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-before-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
  writeFileSync(join(folder, 'before.ts'), program)
  const child = spawn(process.execPath, ['--import', 'tsx', 'before.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', PRUMO_SECRET: aSecret, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Everything that is installed here, but our own workspaces: those are the ones of the version before. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules')
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@prumo'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@prumo') symlinkSync(join(installed, name), join(modules, name))
  for (const name of readdirSync(join(installed, '@prumo'))) {
    const workspace = name === 'verify' ? 'prumo-verify' : name
    symlinkSync(join(folder, workspace), join(modules, '@prumo', name))
  }
}

const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (text) => {
      output += text
      const url = /ready at (\S+)/.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`the version before ended with ${code}`)))
  })
