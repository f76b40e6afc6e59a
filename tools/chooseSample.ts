import { execFileSync } from 'node:child_process'
import { parts, type Sample } from '../test/run/sample'

export type ChosenSample = Sample & { base: string }

/** On the main branch itself, what was committed in these hours before its last commit counts as changed. */
const hoursOfChange = 6

/**
 * What this checkout changed since it left the main branch, uncommitted work too, and an eighth that the commit
 * chooses. `undefined` without git: then everything is taken.
 */
export function chooseSample(root: string, wished: { eighth?: string; since?: string } = {}): ChosenSample | undefined {
  const git = gitIn(root)
  const head = git('rev-parse', 'HEAD')
  if (!head) return undefined
  const base = wished.since ? git('rev-parse', `${wished.since}^{commit}`) : baseOf(git, head)
  if (!base) return undefined
  const paths = linesOf(git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard'))
  const matrices = linesOf(git('diff', '-U0', base, '--', 'test/security', 'test/adversary'))
  return {
    base,
    eighth: wished.eighth === undefined ? eighthOf(head) : Number(wished.eighth),
    modules: [...new Set(paths.flatMap((path) => moduleIn(path) ?? []))],
    sources: [...new Set(paths.filter((path) => path.startsWith('web/')))],
    words: [...new Set(matrices.filter((line) => /^[+-]/.test(line)).flatMap((line) => line.match(/\w{3,}/g) ?? []))],
  }
}

const mostBytes = 256 * 1024 * 1024

type Git = (...words: string[]) => string | undefined

const gitIn =
  (root: string): Git =>
  (...words) => {
    try {
      return execFileSync('git', words, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: mostBytes,
      }).trim()
    } catch {
      return undefined
    }
  }

function baseOf(git: Git, head: string): string | undefined {
  const mains = ['origin/HEAD', 'origin/main', 'main'].flatMap((name) => git('merge-base', 'HEAD', name) ?? [])
  const left = mains.find((base) => base !== head)
  if (left) return left
  const until = Number(git('show', '-s', '--format=%ct', 'HEAD')) - hoursOfChange * 3600
  return (
    git('rev-list', '-1', `--before=${until}`, 'HEAD') || git('rev-list', '--max-parents=0', 'HEAD')?.split('\n')[0]
  )
}

export const eighthOf = (commit: string): number => Number.parseInt(commit.slice(0, 8), 16) % parts

const linesOf = (...texts: (string | undefined)[]) => texts.flatMap((text) => (text ? text.split('\n') : []))

/** The module whose code this path is. Its tests are no reason to try it on the matrices. */
function moduleIn(path: string): string | undefined {
  if (/\.test\.tsx?$/.test(path)) return undefined
  return /^(?:contracts|command-service|projections|query-service)\/([^/]+)\//.exec(path)?.[1]
}
