import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import { taskMeasures } from '@prumo/contracts/tasks/measures'
import { addresses, asOf } from '../../platform/addresses'

const ofWorkCurve: ReadonlySet<string> = new Set(taskMeasures.map(({ name }) => name))
/** Of what the tasks come to, the list of them says why. */
const narrowedTo: Readonly<Record<string, string>> = {
  taskCount: '?state=any',
  taskProgress: '?state=any',
  finishedTaskCount: '?state=finished',
  openTaskCount: '?state=open',
  unassignedTaskCount: '?state=open',
  overdueTaskCount: '?due=overdue',
}

/**
 * Where a project says what a figure of it is made of: on its curve of work or of money, its tasks or its canvas. A
 * figure of a night is explained by the project as it was at the end of that day.
 */
export function whyAddress(projectId: string, column: FigureColumn, night?: string | null): string {
  const address = addressNow(projectId, column)
  return night ? asOf(address, night) : address
}

function addressNow(projectId: string, { measure: { name }, group, kind }: FigureColumn): string {
  if (kind) return `${addresses.moneyCurve(projectId)}?why=${name}.${kind}`
  if (group === 'risks') return addresses.canvas(projectId)
  if (ofWorkCurve.has(name)) return `${addresses.workCurve(projectId)}?why=${name}`
  return `${addresses.tasks(projectId)}${narrowedTo[name] ?? ''}`
}
