import { origin } from '../platform/api'

/** Lets the browser fetch an export of the action log as a file, under this session. */
export function downloadExport(exportId: string): void {
  const link = document.createElement('a')
  link.href = `${origin()}/rest/exports/action-log?exportId=${encodeURIComponent(exportId)}`
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
