/** So many tries in a row, and it is no accident. */
const mostInARow = 2

export type Tries = ReturnType<typeof openTries>

/** How the last tries at each shard went. */
export function openTries() {
  const failed = new Map<number, { times: number; why: string }>()
  return {
    went: (shard: number) => void failed.delete(shard),
    failed: (shard: number, error: unknown) =>
      void failed.set(shard, { times: (failed.get(shard)?.times ?? 0) + 1, why: wordOf(error) }),
    /** Why a shard stands still, where one does. */
    standstill: (): string | undefined => [...failed.values()].find(({ times }) => times >= mostInARow)?.why,
  }
}

/** What Postgres or the system calls it, which quotes nothing. */
const wordOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}
