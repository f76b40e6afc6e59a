/** After this many failures in a row a shard counts as standing still. */
const mostInARow = 2

export type Tries = ReturnType<typeof openTries>

/** Counts the failures in a row of each shard. */
export function openTries() {
  const failed = new Map<number, { times: number; why: string }>()
  return {
    succeeded: (shard: number) => void failed.delete(shard),
    failed: (shard: number, error: unknown) =>
      void failed.set(shard, { times: (failed.get(shard)?.times ?? 0) + 1, why: wordOf(error) }),
    /** Why a shard stands still, if any does. */
    standstill: (): string | undefined => [...failed.values()].find(({ times }) => times >= mostInARow)?.why,
  }
}

/** The error's code or name, which quotes no data. */
const wordOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}
