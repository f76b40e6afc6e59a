import { useTranslation } from 'react-i18next'
import { DownloadMenu } from '../platform/layout/DownloadMenu'
import type { MakePaper } from '../platform/paper/paper'
import { papers } from '../platform/paper/papers'
import { usePaper } from '../platform/paper/usePaper'
import { type TableManner, useTableDownloads } from './useTableDownloads'

type Props = {
  save: (manner: TableManner) => Promise<void>
  label?: string | undefined
  /** The same rows on paper. */
  paper?: MakePaper
}

/** Takes away what a screen lists, as it lists it: as a file for a spreadsheet program, or on paper. */
export function ExportMenu({ save, label, paper }: Props) {
  const { t } = useTranslation()
  usePaper(paper)
  const files = useTableDownloads()(save)
  const printing = { name: t('shell.print'), save: async () => papers.show() }
  return <DownloadMenu downloads={paper ? [...files, printing] : files} label={label} />
}
