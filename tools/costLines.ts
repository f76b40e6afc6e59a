import type { FileCost } from '../test/run/fileCosts'
import type { Cost } from './cost'

const mostFiles = 10

/** What a run took of the machine, by kind and by file, and what it met that no test noticed. */
export function costLines(
  cost: Cost | undefined,
  files: readonly FileCost[],
  met: { busy: number; timeouts: number },
): string[] {
  const dearest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, mostFiles)
  return [
    '\nCPU seconds:',
    ...(cost
      ? [line(cost.total, 'in all'), ...cost.kinds.map(([kind, seconds]) => line(seconds, kind))]
      : ['  not known']),
    '\nThe ten dearest files (CPU seconds without Postgres):',
    ...(cost ? dearest.map(({ file, seconds }) => line(seconds, file)) : ['  not known']),
    `\nMet: ${met.busy} × 503 that was asked again, ${met.timeouts} × KnexTimeoutError`,
  ]
}

const line = (seconds: number, name: string) => `${seconds.toFixed(0).padStart(7)}  ${name}`
