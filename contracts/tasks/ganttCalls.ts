import { z } from 'zod'
import { callsOf } from '../call'

export const ganttCalls = callsOf({
  /**
   * What the browser needs where another package draws Gantt charts: its key, and where its files are. It is for
   * whoever is signed in; nothing where none is configured, or where it is not installed.
   */
  ganttRenderer: {
    method: 'GET',
    path: '/rest/gantt-renderer',
    need: { of: 'self' },
    input: z.object({}),
    output: z.strictObject({ gstc: z.strictObject({ licenseKey: z.string(), path: z.string() }).nullable() }),
  },
})
