import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Download } from '../platform/layout/DownloadMenu'
import { useLanguage } from '../platform/texts/useLanguage'

const formats = ['xlsx', 'csv'] as const

export type TableManner = { format: (typeof formats)[number]; language: Language; t: TFunction }

/** The ways to take a list away: a file of each format for spreadsheet programs. `of` says which list it is. */
export function useTableDownloads() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (save: (manner: TableManner) => Promise<void>, of?: string): Download[] =>
    formats.map((format) => {
      const as = t(`tasks.exportAs.${format}`)
      return { name: of ? `${of}: ${as}` : as, save: () => save({ format, language, t }) }
    })
}
