import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DownloadMenu } from '../platform/layout/DownloadMenu'
import { useLanguage } from '../platform/texts/useLanguage'

const formats = ['xlsx', 'csv'] as const

type Manner = { format: (typeof formats)[number]; language: Language; t: TFunction }
type Props = { save: (manner: Manner) => Promise<void> }

/** Saves what a screen lists, as it lists it, as a file for a spreadsheet program. */
export function ExportMenu({ save }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const downloads = formats.map((format) => ({
    name: t(`tasks.exportAs.${format}`),
    save: () => save({ format, language, t }),
  }))
  return <DownloadMenu downloads={downloads} />
}
