import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { origin } from '../platform/server/api'

/** Where an export of the action log is, in the words and with the separator of this language. */
export const exportPath = (exportId: string, language: Language): string =>
  `/rest/exports/action-log?${new URLSearchParams({ exportId, separator: language === 'en' ? ',' : ';', language })}`

/** Downloads an export of the action log. */
export const downloadExport = (exportId: string, language: Language): void => download(exportPath(exportId, language))

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
