import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { canRun, macApplication, onPath } from './programs'

/** The path of a Chromium: CHROMIUM_PATH, one found on this machine, or one installed now. May reject. */
export async function findChromium(): Promise<string> {
  return given() ?? present() ?? installed() ?? missing()
}

function given() {
  const path = process.env.CHROMIUM_PATH
  if (path && !canRun(path)) throw new Error(`CHROMIUM_PATH is ${path}, which cannot be run`)
  return path || undefined
}

const present = () => [...wellKnown(), chromium.executablePath()].find(canRun)

/** What is left to do where neither way works is said by `missing`. */
function installed() {
  console.error('No Chromium found: installing one for the browser tests …')
  const playwright = createRequire(import.meta.url)
    .resolve('playwright-core/package.json')
    .replace('package.json', 'cli.js')
  if (run(process.execPath, [playwright, 'install', 'chromium']) && present()) return present()
  if (process.getuid?.() !== 0 || !onPath('apt-get').some(canRun)) return undefined
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']) ||
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  return present()
}

function missing(): never {
  throw new Error(
    'There is no Chromium, and none could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH to the program.',
  )
}

function wellKnown(): string[] {
  if (process.platform === 'darwin') return macNames.flatMap(macApplication)
  if (process.platform === 'win32')
    return windowsFolders().flatMap((folder) => windowsPrograms.map((name) => join(folder, name)))
  return linuxNames.flatMap(onPath)
}

/** First the one without windows of its own: it needs a fifth less of the processor. */
const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]

const macNames = ['Chromium', 'Google Chrome', 'Microsoft Edge']

const windowsPrograms = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

const windowsFolders = () =>
  ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => process.env[name] ?? [])

/** Output goes to stderr: whoever reads our stdout reads only the path. */
const run = (command: string, options: string[]) => {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, options, { stdio: ['ignore', 2, 2], env: environment }).status === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await findChromium())
