import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { origin } from '../platform/server/api'

/** Downloads an export of the action log, or what was found in it, as this language writes it. */
export function downloadExport(exportId: string, language: Language, search: string): void {
  const separator = language === 'en' ? ',' : ';'
  const input = new URLSearchParams({ exportId, separator, language, ...(search && { search }) })
  download(`/rest/exports/action-log?${input}`)
}

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
