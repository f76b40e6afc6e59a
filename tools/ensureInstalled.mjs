// node tools/ensureInstalled.mjs [--with-tools] [program …]: installs what is missing, tools of tests only on request;
// then the program runs in this same process, since another would take its time to begin.
// Runs before anything is installed, so it is plain JavaScript that needs nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { holdsWanted } from './holdsWanted.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wanted = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
const [node = '', , ...words] = process.argv
const withTools = words[0] === '--with-tools'
const [program, ...others] = withTools ? words.slice(1) : words

requireNode(20, 19)
if (!isInstalled()) install()
if (program) {
  process.argv = [node, resolve(program), ...others]
  await import(pathToFileURL(resolve(program)).href)
}

/**
 * @param {number} major
 * @param {number} minor
 */
function requireNode(major, minor) {
  const [ourMajor = 0, ourMinor = 0] = process.versions.node.split('.').map(Number)
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return
  console.error(`Prumo needs Node ${major}.${minor} or newer; this is ${process.version} (${process.execPath}).`)
  console.error(
    'Install a current one from https://nodejs.org, or with your version manager (nvm install 24), and try again.',
  )
  process.exit(1)
}

function isInstalled() {
  const installedAt = changedAt(installed)
  if (installedAt === undefined) return false
  // Its date does not tell whether the tools were left out.
  if (installedAt >= (changedAt(wanted) ?? 0) && !withTools) return true
  if (!holdsWanted(packagesOf(wanted), packagesOf(installed), withTools)) return false
  utimesSync(installed, new Date(), new Date())
  return true
}

/** @param {string} file */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

/**
 * @param {string} lockFile
 * @returns {import('./holdsWanted.mjs').Packages}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

function install() {
  const request = ['ci', withTools ? '--include=dev' : '--omit=dev']
  console.error(`Installing what Prumo needs (npm ${request.join(' ')}) …`)
  const npm = process.env.npm_execpath
  const [command, ...options] = npm?.endsWith('js') ? [process.execPath, npm, ...request] : ['npm', ...request]
  const shell = command === 'npm' && process.platform === 'win32'
  const { status, error } = spawnSync(command, options, { cwd: root, stdio: ['ignore', 2, 2], shell })
  if (error) console.error(`npm could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}
