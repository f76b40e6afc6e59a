import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { origin } from '../platform/server/api'

/** Where an export of the action log is, or what was found in it, as this language writes it. */
export function exportPath(exportId: string, language: Language, search: string): string {
  const separator = language === 'en' ? ',' : ';'
  const input = new URLSearchParams({ exportId, separator, language, ...(search && { search }) })
  return `/rest/exports/action-log?${input}`
}

/** Downloads an export of the action log. */
export const downloadExport = (exportId: string, language: Language, search: string): void =>
  download(exportPath(exportId, language, search))

/** Downloads an export of the action log with what proves it. */
export const downloadProof = (exportId: string): void => download(`/rest/exports/log-proof?exportId=${exportId}`)

function download(path: string): void {
  const link = document.createElement('a')
  link.href = origin() + path
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
