import type { Dependency } from '@prumo/contracts/tasks/dependency'
import type { TFunction } from 'i18next'

/** Says a link in short, as plans do: `FS + 2`. */
export function sayLink({ kind, lag }: Pick<Dependency, 'kind' | 'lag'>, t: TFunction): string {
  const short = t(`dependencyShort.${kind}`)
  if (lag === 0) return short
  return `${short} ${lag > 0 ? '+' : '−'} ${Math.abs(lag)}`
}
