import type { DrawnLink, DrawnRow } from '../renderer'
import type { GstcItem, GstcRow } from './gstcApi'
import { endInstantOf, instantOf } from './instants'
import { gstcIdOf } from './rowIds'

/** The rows as the package has them, by their ids and in their order. */
export const chartRows = (rows: readonly DrawnRow[], isFolded: (id: string) => boolean): Record<string, GstcRow> =>
  Object.fromEntries(
    rows.map(({ id, parentId }): [string, GstcRow] => {
      const row = { id: gstcIdOf(id), expanded: !isFolded(id) }
      return [row.id, parentId === null ? row : { ...row, parentId: gstcIdOf(parentId) }]
    }),
  )

/** One bar for each row, with the bars that lines lead to from it. A milestone has a place and no length. */
export function chartItems(rows: readonly DrawnRow[], links: readonly DrawnLink[]): Record<string, GstcItem> {
  const drawn = new Set(rows.map(({ id }) => id))
  const dependants = new Map<string, string[]>()
  for (const { from, to } of links) {
    if (!drawn.has(to)) continue
    const list = dependants.get(from) ?? []
    dependants.set(from, [...list, gstcIdOf(to)])
  }
  return Object.fromEntries(
    rows.map((row): [string, GstcItem] => {
      const id = gstcIdOf(row.id)
      const start = instantOf(row.startOn)
      const time = { start, end: row.isMilestone ? start : endInstantOf(row.endOn) }
      return [
        id,
        { id, rowId: id, label: '', time, dependant: dependants.get(row.id) ?? [], classNames: [classOf(row)] },
      ]
    }),
  )
}

const classOf = ({ isGroup, isMilestone, look }: DrawnRow): string =>
  isGroup ? 'prumo-look-group' : isMilestone ? `prumo-milestone prumo-look-${look}` : `prumo-look-${look}`
