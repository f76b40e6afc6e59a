import { type ComponentType, lazy } from 'react'

/**
 * A part of a screen whose code comes when it is first shown. `fetch` has it come before, where it is likely to be
 * shown soon; what fails then is tried again when it is shown.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return { Part, fetch: () => void load().catch(() => undefined) }
}
