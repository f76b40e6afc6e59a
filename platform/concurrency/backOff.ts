import { setTimeout as pause } from 'node:timers/promises'

type Growth = { firstMs: number; factor: number }

/** Pauses that grow until `reset`, cut short by the signal. Half of each is random, so that callers part. */
export function backOff(
  longestMs: number,
  signal?: AbortSignal,
  { firstMs, factor }: Growth = { firstMs: 100, factor: 2 },
) {
  let times = 0
  return {
    reset: () => {
      times = 0
    },
    wait: async () => {
      const longest = Math.min(longestMs, firstMs * factor ** times++)
      const options = signal ? { signal } : {}
      await pause(longest * (0.5 + Math.random() / 2), undefined, options).catch(() => {})
    },
  }
}
