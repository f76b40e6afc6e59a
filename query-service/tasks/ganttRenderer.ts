import type { Gstc } from '@prumo/platform/gstc/findGstc'
import type { Handler } from '../pipeline/callDoor'

/** What another package needs to draw Gantt charts, where an operator has configured one and it is installed. */
export const ganttRenderer =
  (gstc: Gstc | undefined): Handler<'ganttRenderer'> =>
  () => ({ gstc: gstc ? { licenseKey: gstc.licenseKey, path: gstc.path } : null })
