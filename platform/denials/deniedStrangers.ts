import type { Logger } from '../telemetry/logger'

/** What was denied to somebody of whom only the network is known. */
export type StrangersDenial = { because: string; network: string }

/** So many lines are written at a time; the rest is one number. */
const mostLines = 100
const others: StrangersDenial = { because: 'several', network: 'several' }

/** Denials of visitors belong to no organization. The server's log counts them, without what was typed. */
export function deniedStrangers(logger: Logger) {
  let counts = new Map<string, StrangersDenial & { count: number }>()

  const count = (name: string, denied: StrangersDenial): void => {
    const before = counts.get(name)
    if (before) before.count++
    else counts.set(name, { ...denied, count: 1 })
  }

  return {
    note: (denied: StrangersDenial): void => {
      const name = `${denied.because} ${denied.network}`
      if (counts.has(name) || counts.size < mostLines) count(name, denied)
      else count('', others)
    },
    tell: (): void => {
      for (const denied of counts.values())
        logger.warn({ security: 'strangerDenied', ...denied }, 'security.strangerDenied')
      counts = new Map()
    },
  }
}
