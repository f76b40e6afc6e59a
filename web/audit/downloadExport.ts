import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { origin } from '../platform/server/api'

/** Downloads an export of the action log, in the words and with the separator of this language. */
export function downloadExport(exportId: string, language: Language): void {
  const search = new URLSearchParams({ exportId, separator: language === 'en' ? ',' : ';', language })
  const link = document.createElement('a')
  link.href = `${origin()}/rest/exports/action-log?${search}`
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
