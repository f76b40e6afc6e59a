import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { origin } from '../platform/server/api'

/** Downloads an export of the action log, in the words and with the separator of this language. */
export function downloadExport(exportId: string, language: Language): void {
  const search = new URLSearchParams({ exportId, separator: language === 'en' ? ',' : ';', language })
  download(`/rest/exports/action-log?${search}`)
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
