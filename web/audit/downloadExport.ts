import { origin } from '../platform/server/api'

/** Downloads an export of the action log. The separator is what spreadsheet programs of this language expect. */
export function downloadExport(exportId: string, language: string): void {
  const search = new URLSearchParams({ exportId, separator: language === 'en' ? ',' : ';' })
  const link = document.createElement('a')
  link.href = `${origin()}/rest/exports/action-log?${search}`
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
